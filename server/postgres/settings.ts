import { totalmem } from 'node:os'
import type { Paths } from './paths.ts'
import { PORT } from './paths.ts'

const MEGABYTE = 1024 * 1024

/** What this program may use: of the machine or, in a container, of its share. */
function memoryMegabytes(): number {
  return Math.floor(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MEGABYTE)
}

/** For a server that lives beside the program on a few cores. Given on the command line, so no edited file can undo the durable ones. */
export function postgresSettings(places: Paths, extra: Record<string, string> = {}): Record<string, string> {
  const memory = memoryMegabytes()
  return {
    // Acknowledged is durable.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // Reached only through a folder that only its owner can enter. The list syntax needs the quotes.
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: `"${places.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',

    max_connections: '100',
    // Taken only as it is used: a catalogue of a million technicians wants 2 GB, a small one never asks for them.
    shared_buffers: `${Math.min(Math.max(128, Math.floor(memory / 8)), 4096)}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    // Many short queries on two cores: a second worker or a compiler only takes them from somebody else.
    max_parallel_workers_per_gather: '0',
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Errors of statements carry what people typed (e-mails, for one). The program reports them; this log does not.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...extra,
  }
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
