// `npm run build`: builds the pages, for a service that may not write into its own folder.
import { buildIfNeeded } from '#server/build.ts'

process.env.NODE_ENV = 'production'
await buildIfNeeded(text => process.stdout.write(`${text}\n`))
