// A year of bookings and counted searches for the board, as rows of the tables that it counts.
import pg from 'pg'
import { CITIES } from '#catalogue/domain/search/places/places.ts'
import { DEMAND } from '#demand/domain/demand.ts'
import { prepareJobs } from '#server/jobs/jobs.ts'
import { SPECIALTIES } from '#technicians/domain/specialties.ts'

interface BoardSize {
  readonly bookings: number
  readonly searches: number
  readonly technicians: number
}

const CLIENTS = 1_000
const PLACES = 60
const DAYS = 180
/** Foreign keys and notifications of a million rows would take most of the time. */
const WITHOUT_TRIGGERS = '-c session_replication_role=replica'
const JOBS = 5_000
const NAMED = 200

export async function fillBoard(config: pg.PoolConfig, size: BoardSize): Promise<void> {
  const cities = CITIES.slice(0, PLACES).map(({ label }) => label)
  const trades = SPECIALTIES.map(({ label }) => label)
  const pool = new pg.Pool({ ...config, max: 1 })
  const quick = new pg.Pool({ ...config, max: 1, options: WITHOUT_TRIGGERS })
  try {
    await prepareJobs(pool, { error() {}, warn() {} } as never)
    await addPeople(pool, size.technicians, { cities, trades })
    await addBookings(quick, size, { cities, trades })
    await addSearches(quick, size.searches, { cities, trades })
    await addWords(quick, cities)
    await quick.query(
      `select count(*) from (select graphile_worker.add_job('send-deletion-mail', json_build_object('uid', n), run_at := now() - n * interval '1 second')
       from generate_series(1, $1::integer) as n) as added`,
      [JOBS],
    )
    await quick.query(
      'update graphile_worker._private_jobs set attempts = case when id % 3 = 0 then 0 when id % 3 = 1 then 2 else max_attempts end',
    )
    await quick.query('vacuum analyze')
  } finally {
    await Promise.all([pool.end(), quick.end()])
  }
}

interface Names {
  readonly cities: readonly string[]
  readonly trades: readonly string[]
}

async function addPeople(pool: pg.Pool, technicians: number, { cities, trades }: Names): Promise<void> {
  await pool.query(
    `insert into users (uid, name, email, role)
     select 'cliente-' || n, 'Cliente', 'cliente.' || n || '@generado.invalid', 'cliente' from generate_series(1, $1::integer) as n
     union all
     select 'tecnico-' || n, 'Técnico', 'tecnico.' || n || '@generado.invalid', 'tecnico' from generate_series(1, $2::integer) as n`,
    [CLIENTS, technicians],
  )
  await pool.query(
    `insert into technicians (uid, nombre, slug, ciudad, especialidades, publicado)
     select 'tecnico-' || n, 'Técnico', 'tecnico-' || n, ($2::text[])[1 + n % cardinality($2::text[])],
       array[($3::text[])[1 + n % cardinality($3::text[])], ($3::text[])[1 + n / 7 % cardinality($3::text[])]], true
     from generate_series(1, $1::integer) as n`,
    [technicians, cities, trades],
  )
}

/** Of each technician one a day, on days that are spread over a year; of each hundred 78 took place. */
async function addBookings(
  pool: pg.Pool,
  { bookings, technicians }: BoardSize,
  { cities, trades }: Names,
): Promise<void> {
  await pool.query(
    `insert into reservas (id, "technicianId", "technicianName", "technicianCiudad", "clientId", "clientName", "clientEmail", date,
       start, "end", "scheduledAt", status, outcome, "cancelReason", answer, "createdAt", "answeredAt", especialidad, ciudad)
     select uid || '_' || to_char(date, 'YYYYMMDD') || '_' || to_char(hour, 'FM00'), uid, 'Técnico', city,
       'cliente-' || 1 + n % $3::integer, 'Cliente', 'cliente@generado.invalid', date, to_char(hour, 'FM00') || ':00',
       to_char(hour + 1, 'FM00') || ':00', (date + make_time(hour, 0, 0)) at time zone 'America/Bogota',
       case when fate < 79 then 'completada' else 'cancelada' end, case fate when 78 then 'contested' else 'attended' end,
       case when fate >= 79 then (array['sin_respuesta', 'sin_respuesta', 'sin_respuesta', 'tecnico', 'tecnico', 'reemplazada', 'cliente',
         'no_llego', 'nadie', 'moderacion'])[1 + fate % 10] end,
       case when fate < 79 or fate % 3 = 0 then 'accepted' end, created,
       case when fate < 79 or fate % 3 = 0 then created + (1 + n * 37 % 600) * interval '1 minute' end,
       ($5::text[])[1 + n / 3 % cardinality($5::text[])], city
     from generate_series(0, $1::integer - 1) as n,
       lateral (select 'tecnico-' || 1 + n % $2::integer as uid, 8 + n % 12 as hour, n * 7 % 100 as fate,
         (now() at time zone 'America/Bogota')::date - 1 - (n / $2::integer * 3 + n % $2::integer) % 365 as date,
         ($4::text[])[1 + n % cardinality($4::text[])] as city) as visit,
       lateral (select date - interval '2 days' as created) as request
     on conflict do nothing`,
    [bookings, technicians, CLIENTS, cities, trades],
  )
}

/** Rows of the counter: of each day, trade and place; some of them found nobody. */
async function addSearches(pool: pg.Pool, searches: number, { cities, trades }: Names): Promise<void> {
  const cells = DAYS * cities.length * trades.length
  await pool.query(
    `insert into demand_counts (day, fact, especialidad, ciudad, lugar, times)
     select (now() at time zone 'America/Bogota')::date - day, fact, trade, city, '', greatest(1, $3::integer / share)
     from generate_series(0, $4::integer - 1) as day, unnest($1::text[]) as city, unnest($2::text[]) as trade,
       lateral (values ('search', 1), ('profile', 3), ('unfound', 9)) as facts (fact, share)
     where fact <> 'unfound' or hashtext(city || trade) % 5 = 0`,
    [cities, trades, Math.ceil(searches / cells), DAYS],
  )
}

/** Of one place and trade of ten nobody was free; each week as many words as are kept, and some that were given a trade since. */
async function addWords(pool: pg.Pool, cities: readonly string[]): Promise<void> {
  await pool.query(
    `insert into demand_free (day, especialidad, ciudad, lugar, "isFree")
     select day, especialidad, ciudad, lugar, hashtext(especialidad || ciudad || day) % 10 <> 0 from demand_counts where fact = 'search'`,
  )
  await pool.query(
    `insert into demand_words (day, words, ciudad, times)
     select (now() at time zone 'America/Bogota')::date - day, 'w' || translate((n + day / 7 * 50)::text, '0123456789', 'abcdefghij') || 'zz',
       place, 5 + n % 20
     from generate_series(0, $1::integer - 1) as day, generate_series(1, $3::integer) as n,
       lateral (select unnest(array['', ($2::text[])[1 + n % cardinality($2::text[])]]) as place) as places
     where n % 7 = day % 7`,
    [DAYS, cities, DEMAND.newWordsOfWeek],
  )
  const { rows } = await pool.query<{ words: string }>(
    `insert into named_words (words, especialidad, "namedAt")
     select words, 'Plomería', now() from demand_words group by words order by words limit $1 returning words`,
    [NAMED],
  )
  await pool.query(
    `insert into moderation_trail ("actorUid", act, "targetKind", "targetId", before, after, at)
     select 'cliente-1', 'name-trade', 'words', words, '{"especialidad": null}', '{"especialidad": "Plomería"}', now()
     from unnest($1::text[]) as words`,
    [rows.map(({ words }) => words)],
  )
}
