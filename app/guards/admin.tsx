import { guardedBy } from '#guards/guard.server.ts'

export { default, loader } from '#guards/guard-layout.tsx'

export const middleware = [guardedBy('admin')]
