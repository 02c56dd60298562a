import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardPhoto } from '#ui/technicians/card-photo.tsx'
import { ProfilePortrait } from '#ui/technicians/profile/profile-portrait.tsx'

const AWAY = 'https://fotos.example/ana.jpg'

test.each([
  ['card', <CardPhoto key="card" nombre="Ana Ruiz" fotoURL={AWAY} sizes="50vw" />],
  ['profile', <ProfilePortrait key="profile" nombre="Ana Ruiz" fotoURL={AWAY} />],
])('behind the photo of a %s stand the initials, should it not come', (_, frame) => {
  const markup = renderToStaticMarkup(frame)
  expect(markup).toMatch(/>AR<\/span>.*<img /)
})
