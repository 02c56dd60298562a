import { Client, DatabaseError, type PoolConfig } from 'pg'
import { USER } from './cluster.ts'
import { PORT } from './paths.ts'

export const DATABASE = 'tecniya'

/** No password: only who may enter the folder gets this far. */
export function poolConfigAt(socketFolder: string, database = DATABASE): PoolConfig {
  return { host: socketFolder, port: PORT, user: USER, database, ssl: false }
}

export interface Connection {
  client: Client
  /** Settles when the connection is gone, whoever ended it. */
  ended: Promise<void>
}

/** A connection to the database every cluster has, apart from those of the product. */
export async function connectTo(socketFolder: string): Promise<Connection> {
  const client = new Client({
    ...poolConfigAt(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5_000,
    application_name: 'tecniya-claim',
  })
  const ended = new Promise<void>(resolve => client.once('end', resolve))
  // Whatever breaks a connection also ends it; unheard, it would end the program.
  client.on('error', () => {})
  await client.connect()
  return { client, ended }
}

/**
 * Sessions that are open say nothing about the door: a server told to stop (a plain `kill`) keeps them and lets
 * nobody else in, and a cleaned /tmp takes the socket away from under it.
 */
export async function isShut(socketFolder: string): Promise<boolean> {
  try {
    const { client } = await connectTo(socketFolder)
    await client.end()
    return false
  } catch (error) {
    return ['57P03', 'ENOENT', 'ECONNREFUSED'].includes((error as { code?: string }).code ?? '')
  }
}

/** A server said no (it is starting, stopping, full); any other error means that nobody is there. */
export function isAnswer(error: unknown): boolean {
  return error instanceof DatabaseError
}
