// Loaded before a program whose memory is measured: on SIGUSR2 it sweeps and writes what is left into MEMORY_REPORT.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const sweep: () => void = runInNewContext('gc')

process.on('SIGUSR2', () => {
  for (let again = 0; again < 4; again++) sweep()
  writeFileSync(process.env.MEMORY_REPORT ?? '', JSON.stringify(process.memoryUsage()))
})
