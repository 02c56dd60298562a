import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // A clientAction is needed on its page only: files of their own cost a fifth of the build and a request each.
  splitRouteModules: false,
} satisfies Config
