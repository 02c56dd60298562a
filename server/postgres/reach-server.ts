import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connectTo, isAnswer } from './connection.ts'
import { findPostmaster } from './postmaster-pid.ts'
import { PostgresUnavailable } from './refusals.ts'
import { endLaunched, launchServer, type Server, type ServerProcess } from './server-process.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500

// A server being launched by another program, or backends that have not yet noticed that theirs was killed.
const PASSING = /lock file "[^"]+" (already exists|is empty)|shared memory block .* still in use/

/**
 * Connects to the server of this cluster. One that runs is used, one that is recovering or shutting down is
 * waited for, and where there is none one is launched.
 */
export async function reachServer(server: Server, signal: AbortSignal): Promise<Connection> {
  const { cluster, socketFolder, dataDir, logFile } = server.places
  const deadline = Date.now() + PATIENCE_MS
  let relaunchPauseMs = PAUSE_MS
  let launched: ServerProcess | undefined
  try {
    while (Date.now() < deadline) {
      signal.throwIfAborted()
      const attempt = await connectTo(socketFolder).catch(error => ({ error }))
      if (!('error' in attempt)) {
        const pid = (await findPostmaster(cluster))?.pid
        server.log({ msg: launched?.pid === pid ? 'postgres started' : 'postgres found running', pid })
        return attempt
      }

      const words = await launched?.lastWords()
      if (typeof words === 'string') {
        if (!PASSING.test(words)) throw didNotStart(dataDir, words)
        launched = undefined
        await sleep(relaunchPauseMs, undefined, { signal })
        relaunchPauseMs = Math.min(relaunchPauseMs * 2, LONGEST_PAUSE_MS)
      }
      const nobody = !isAnswer(attempt.error) && !(await findPostmaster(cluster))
      if (nobody && !launched) launched = await launchServer(server)
      await sleep(PAUSE_MS, undefined, { signal })
    }
  } catch (error) {
    if (signal.aborted && launched) await endLaunched(launched)
    throw error
  }
  // What was launched is left to finish its recovery: the next start will find it further on.
  throw new PostgresUnavailable(
    `PostgreSQL no responde en «${dataDir}» después de ${PATIENCE_MS / 1000} s: mira «${logFile}» y vuelve a arrancar.`,
  )
}

function didNotStart(dataDir: string, words: string): PostgresUnavailable {
  return new PostgresUnavailable(`PostgreSQL no pudo arrancar en «${dataDir}»: ${words || 'no dijo por qué'}`)
}
