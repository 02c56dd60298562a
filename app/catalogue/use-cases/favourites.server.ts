import type { Viewer } from '#accounts/domain/role.ts'
import type { Services } from '#app/services.ts'
import { FAVOURITES_MAX, type FavouriteRefusal } from '#catalogue/domain/favourites.ts'
import {
  countOtherFavourites,
  findKeepable,
  lockKeeper,
  removeFavourite,
  storeFavourite,
} from '#catalogue/persistence/favourites.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import { isTechnicianId } from '#technicians/domain/technician.ts'

type Keeper = Pick<Viewer, 'uid'>

/** Null: the profile is hidden. */
interface Named {
  readonly nombre: string | null
}

/** The technician stands among those of the client, with a heart. Keeping twice succeeds twice. */
export async function keepTechnician(
  { db, now }: Services,
  { uid: clientId }: Keeper,
  technicianId: string,
): Promise<Outcome<Named, FavouriteRefusal>> {
  if (technicianId === clientId) return refused('own-favourite')
  if (!isTechnicianId(technicianId)) return refused('technician-gone')
  const pair = { clientId, technicianId }
  return db.transaction(async tx => {
    await lockKeeper(tx, clientId)
    const technician = await findKeepable(tx, pair)
    if (!technician) return refused('technician-gone')
    if ((await countOtherFavourites(tx, pair)) >= FAVOURITES_MAX) return refused('favourites-full')
    await storeFavourite(tx, pair, now())
    return accepted({ nombre: technician.nombre })
  })
}

/** The technician leaves the list of the client, until the next visit. Removing twice succeeds twice. */
export async function dropTechnician(
  { db, now }: Services,
  { uid: clientId }: Keeper,
  technicianId: string,
): Promise<Outcome<Named, FavouriteRefusal>> {
  if (!isTechnicianId(technicianId)) return refused('technician-gone')
  const pair = { clientId, technicianId }
  return db.transaction(async tx => {
    await lockKeeper(tx, clientId)
    const technician = await findKeepable(tx, pair)
    await removeFavourite(tx, pair, now())
    return accepted({ nombre: technician?.nombre ?? null })
  })
}
