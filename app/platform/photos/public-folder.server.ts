import { fileURLToPath } from 'node:url'

/** Static files that pictures are drawn from; ends with a slash. */
export const PUBLIC_FOLDER = fileURLToPath(new URL('../../../public/', import.meta.url))
