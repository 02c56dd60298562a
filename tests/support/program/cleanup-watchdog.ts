// Ends whatever the tests started, even if the test runner is killed: a separate process keeps the list and cleans
// up when the pipe from the runner closes.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

const WATCHDOG = fileURLToPath(new URL('./cleanup-watchdog-process.ts', import.meta.url))

let watchdog: ChildProcess | undefined

function send(line: string): void {
  if (!watchdog) {
    // Detached, so that Ctrl-C does not end it before the cleanup.
    watchdog = spawn(process.execPath, [WATCHDOG], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
    watchdog.unref()
    // A pipe of a child process is a socket; the type only says Writable.
    ;(watchdog.stdin as Socket).unref()
  }
  watchdog.stdin?.write(`${line}\n`)
}

export const registerProcess = (pid: number): void => send(`process ${pid}`)
/** After its end the pid may be reused. */
export const unregisterProcess = (pid: number): void => send(`ended ${pid}`)
/** A data folder: its PostgreSQL is ended and the folder removed. */
export const registerFolder = (folder: string): void => send(`folder ${folder}`)
