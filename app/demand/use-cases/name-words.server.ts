import type { Viewer } from '#accounts/domain/role.ts'
import { asActingAdmin } from '#accounts/use-cases/as-acting-admin.server.ts'
import type { Services } from '#app/services.ts'
import { type NamedWordsRefusal, wordsFrom } from '#demand/domain/named-words.ts'
import { findLastNaming, lockNamedWords, writeNamedWords } from '#demand/persistence/named-words.server.ts'
import { accepted, type Outcome, refused } from '#platform/domain/outcome.ts'
import type { AdminRefusal } from '#platform/domain/trail.ts'
import { addToTrail } from '#platform/trail/moderation-trail.server.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'
import { specialtyFrom } from '#technicians/domain/specialty-names.ts'

/** What the undo needs. */
interface Named {
  readonly words: string
  readonly trailEntryId: number
}

/** The search understands the words as this trade from then on, on every instance. */
export function nameWords(
  services: Services,
  viewer: Viewer,
  { words: typed, trade }: { readonly words: string; readonly trade: SpecialtyLabel },
): Promise<Outcome<Named, NamedWordsRefusal | AdminRefusal>> {
  return asActingAdmin(services, viewer, { act: 'name-trade' }, async (tx, now) => {
    const words = wordsFrom(typed)
    if (words === null) return refused('words-invalid')
    const before = await lockNamedWords(tx, words)
    // A form that was opened before somebody else said it overwrites nothing.
    if (before !== null) return refused('words-named')
    await writeNamedWords(tx, { words, trade, now })
    const trailEntryId = await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'name-trade',
      targetKind: 'words',
      targetId: words,
      before: { especialidad: before },
      after: { especialidad: trade },
      reason: null,
      at: now,
    })
    return accepted({ words, trailEntryId })
  })
}

/** Gives back what the entry found, while it is the last one about these words. */
export function undoNamedWords(
  services: Services,
  viewer: Viewer,
  { words: typed, trailEntryId }: Named,
): Promise<Outcome<Named, NamedWordsRefusal | AdminRefusal>> {
  return asActingAdmin(services, viewer, { act: 'undo-trade' }, async (tx, now) => {
    const words = wordsFrom(typed)
    if (words === null) return refused('words-invalid')
    const present = await lockNamedWords(tx, words)
    const entry = await findLastNaming(tx, words)
    if (entry?.id !== trailEntryId || entry.act !== 'name-trade') return refused('undo-changed')
    const { especialidad } = entry.before as { readonly especialidad: string | null }
    const trade = especialidad === null ? null : specialtyFrom(especialidad)
    await writeNamedWords(tx, { words, trade, now })
    const undoEntryId = await addToTrail(tx, {
      actorUid: viewer.uid,
      act: 'undo-trade',
      targetKind: 'words',
      targetId: words,
      before: { especialidad: present },
      after: { especialidad: trade },
      reason: null,
      at: now,
    })
    return accepted({ words, trailEntryId: undoEntryId })
  })
}
