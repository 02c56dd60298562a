import { memoryMb } from '#server/memory.ts'
import { type Paths, PORT } from './paths.ts'

/** For a server that shares a few cores with the program. Passed on the command line, so that no edited file can turn durability off. */
export function postgresSettings(paths: Paths): Record<string, string> {
  const availableMb = memoryMb()
  return {
    // An acknowledged transaction is on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    // Reachable only through a folder of mode 0700. The list syntax needs the quotes.
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: `"${paths.socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',

    max_connections: '100',
    // Pages are allocated on first use: a million technicians fill 2 GB, a small catalogue never does.
    shared_buffers: `${Math.min(Math.max(128, Math.floor(availableMb / 8)), 4096)}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(availableMb / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    // Many short queries on two cores: parallel workers and JIT compilation would slow the other queries down.
    max_parallel_workers_per_gather: '0',
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Failed statements contain personal data (e-mails). The program reports its errors; this log omits them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
}
