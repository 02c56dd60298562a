// Preloaded (--import) into a measured process: on SIGUSR2 it collects garbage and writes process.memoryUsage() to the
// file MEMORY_REPORT.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

process.on('SIGUSR2', () => {
  for (let pass = 0; pass < 4; pass++) collectGarbage()
  writeFileSync(process.env.MEMORY_REPORT ?? '', JSON.stringify(process.memoryUsage()))
})
