// Nothing that tests start outlives them, not even when the runner is killed: a process of its own holds the list
// of what was started, and ends all of it when the pipe from its owner closes.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const KEEPER = fileURLToPath(new URL('./leash-keeper.ts', import.meta.url))

let keeper: ChildProcess | undefined

function tell(line: string): void {
  if (!keeper) {
    // In a session of its own, so that Ctrl-C does not reach it before its work is done.
    keeper = spawn(process.execPath, [KEEPER], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
    keeper.unref()
    ;(keeper.stdin as unknown as { unref(): void }).unref()
  }
  keeper.stdin?.write(`${line}\n`)
}

/** A process to end if we are gone. */
export const holdProcess = (pid: number): void => tell(`process ${pid}`)
/** It ended by itself: its number may soon be somebody else's. */
export const releaseProcess = (pid: number): void => tell(`released ${pid}`)
/** A data folder whose PostgreSQL is to be ended, and which is to be removed, if we are gone. */
export const holdFolder = (folder: string): void => tell(`folder ${folder}`)
