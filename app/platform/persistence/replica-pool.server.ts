// Reads from a replica that are as current as reads from the primary (decision 181). Each first asks the primary for its
// position in the write-ahead log, and the replica only when it has replayed that. Whatever it cannot answer the primary does.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type {
  BoundedConnection,
  CurrentRequest,
  QueryPool,
} from '#platform/persistence/bounded-pool.server.ts'
import { isOutage, isWriteToReplica } from '#platform/persistence/database.server.ts'

/** A replica on a quick network needs some milliseconds after a commit. */
const REPLAY_LIMIT_MS = 100
const POLL_MS = 5
/** After it could not answer; a page does not wait for each of its statements. */
const REST_MS = 1_000
/** After a failover a replica may still follow the server that was given up, until the cluster manager has rewound it. */
const REJOIN_MS = 30_000

type Trouble = 'away' | 'behind' | 'promoted' | 'another database' | 'failover'

export interface ReplicaFigures {
  readonly inUse: boolean
  /** What it has not replayed; null when it does not answer. */
  readonly lagBytes: number | null
}

interface Position {
  readonly lsn: bigint
  /** Of the cluster and the database: the same on a primary and its replicas. */
  readonly database: string
}

interface ReplicaPoolOptions {
  readonly primary: QueryPool
  readonly replica: { connect(): Promise<BoundedConnection> }
  readonly currentRequest: CurrentRequest
  /** Null: it is asked again. */
  readonly onChange: (trouble: Trouble | null) => void
  readonly rejoinMs?: number
}

/** Drizzle recognizes a pool by 'Pool' in the name of its class. */
export class ReplicaPool implements QueryPool {
  readonly #options: ReplicaPoolOptions
  /** Of the primary, asked once per request. */
  readonly #positions = new WeakMap<object, Promise<Position>>()
  /** How far the server behind a connection has replayed at least: another connection may lead to another replica. */
  readonly #replayed = new WeakMap<object, bigint>()
  #timeline = ''
  #trouble: Trouble | null = null
  #restsUntil = 0

  constructor(options: ReplicaPoolOptions) {
    this.#options = options
  }

  async query<Row extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const { primary } = this.#options
    if (performance.now() < this.#restsUntil) return primary.query<Row>(statement, values)
    const needed = await this.#neededPosition()
    return (await this.#askReplica<Row>(needed, statement, values)) ?? primary.query<Row>(statement, values)
  }

  /** Transactions are the primary's. */
  connect() {
    return this.#options.primary.connect()
  }

  async figures(): Promise<ReplicaFigures> {
    const needed = await this.#askPrimary().catch(() => null)
    const connection = needed && (await this.#options.replica.connect().catch(() => null))
    if (!connection) return { inUse: false, lagBytes: null }
    try {
      const { lsn, isReplica, database } = await positionOfReplica(connection)
      const isResting = performance.now() < this.#restsUntil
      return {
        inUse: isReplica && database === needed.database && !isResting,
        lagBytes: Math.max(0, Number(needed.lsn - lsn)),
      }
    } catch {
      return { inUse: false, lagBytes: null }
    } finally {
      connection.release()
    }
  }

  /** Undefined: the primary has to. A statement that fails for a reason of its own fails there again. */
  async #askReplica<Row extends pg.QueryResultRow>(
    needed: Position,
    statement: string | pg.QueryConfig,
    values: unknown[] | undefined,
  ): Promise<pg.QueryResult<Row> | undefined> {
    if (performance.now() < this.#restsUntil) return undefined
    let connection: BoundedConnection | undefined
    try {
      connection = await this.#options.replica.connect()
      const trouble = await this.#troubleOf(connection, needed)
      if (trouble) {
        this.#rest(trouble)
        // The next connection may lead to another replica.
        connection.release(true)
        return undefined
      }
      const result = await connection.query<Row>(statement, values)
      this.#become(null)
      return result
    } catch (error) {
      if (isOutage(error) && !isWriteToReplica(error)) this.#rest('away')
      return undefined
    } finally {
      connection?.release()
    }
  }

  async #troubleOf(connection: BoundedConnection, needed: Position): Promise<Trouble | null> {
    const known = this.#replayed.get(connection.session)
    if (known !== undefined && known >= needed.lsn) return null
    for (const deadline = performance.now() + REPLAY_LIMIT_MS; ; await sleep(POLL_MS)) {
      const { lsn, isReplica, database } = await positionOfReplica(connection)
      if (database !== needed.database) return 'another database'
      if (!isReplica) return 'promoted'
      if (lsn >= needed.lsn) {
        this.#replayed.set(connection.session, lsn)
        return null
      }
      if (performance.now() > deadline) return 'behind'
    }
  }

  /** What a request reads is at least as new as its beginning, so that a page that is kept shows each change before it. */
  #neededPosition(): Promise<Position> {
    const request = this.#options.currentRequest()
    if (!request) return this.#askPrimary()
    const asked = this.#positions.get(request) ?? this.#askPrimary()
    this.#positions.set(request, asked)
    return asked
  }

  async #askPrimary(): Promise<Position> {
    const { primary, rejoinMs = REJOIN_MS } = this.#options
    const { rows } = await primary.query<{ lsn: string; file: string; database: string }>(POSITION_OF_PRIMARY)
    const [{ lsn, file, database } = { lsn: '0/0', file: '', database: '' }] = rows
    const timeline = file.slice(0, TIMELINE_LENGTH)
    if (this.#timeline !== '' && timeline !== this.#timeline) this.#rest('failover', rejoinMs)
    this.#timeline = timeline
    return { lsn: lsnFrom(lsn), database }
  }

  #rest(trouble: Trouble, ms = REST_MS): void {
    this.#restsUntil = Math.max(this.#restsUntil, performance.now() + ms)
    this.#become(trouble)
  }

  #become(trouble: Trouble | null): void {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    this.#options.onChange(trouble)
  }
}

const DATABASE = `(select system_identifier from pg_control_system()) || '/' || current_database()`
/** Names of files of the write-ahead log begin with it. */
const TIMELINE_LENGTH = 8

/** Inserted, not flushed: a change is told when its commit record is inserted, whatever `synchronous_commit` says. */
const POSITION_OF_PRIMARY = {
  name: 'position_of_primary',
  text: `select lsn::text, pg_walfile_name(lsn) as file, ${DATABASE} as database from pg_current_wal_insert_lsn() as lsn`,
}

const POSITION_OF_REPLICA = {
  name: 'position_of_replica',
  text: `select pg_is_in_recovery() as "isReplica", coalesce(pg_last_wal_replay_lsn(), '0/0')::text as lsn, ${DATABASE} as database`,
}

async function positionOfReplica(connection: BoundedConnection) {
  const { rows } = await connection.query<{ isReplica: boolean; lsn: string; database: string }>(
    POSITION_OF_REPLICA,
  )
  const [{ isReplica, lsn, database } = { isReplica: false, lsn: '0/0', database: '' }] = rows
  return { isReplica, lsn: lsnFrom(lsn), database }
}

/** As in '16/B374D848'. */
function lsnFrom(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
