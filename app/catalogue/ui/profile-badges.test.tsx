import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NO_TRUST } from '#catalogue/domain/profile-trust.ts'
import { TechnicianCard } from '#catalogue/ui/card/technician-card.tsx'
import { ProfileHeader } from '#catalogue/ui/profile/profile-header.tsx'
import { EMPTY_PROFILE } from '#technicians/domain/profile-edit.ts'
import { BADGE_FLAGS } from '#technicians/domain/technician.ts'
import { FLAG_TEXTS } from '#technicians/wording/profile-flags.ts'

const NOBODY = {
  ...EMPTY_PROFILE,
  ...{ uid: 'ana', slug: 'ana', fotoURL: null, verificado: false, ratingPromedio: 0, resenasCount: 0 },
  ...{ moneda: null, nextFree: null },
}

test.each(BADGE_FLAGS)('card and profile show a badge while %s is on', flag => {
  const shown = (isOn: boolean) => {
    const technician = { ...NOBODY, [flag]: isOn }
    return [
      <TechnicianCard key="card" technician={technician} today="2026-11-16" />,
      <ProfileHeader key="profile" technician={technician} trust={NO_TRUST} url={null} />,
    ].map(view => renderToStaticMarkup(<MemoryRouter>{view}</MemoryRouter>).includes(FLAG_TEXTS[flag].title))
  }
  expect(shown(true)).toEqual([true, true])
  expect(shown(false)).toEqual([false, false])
})
