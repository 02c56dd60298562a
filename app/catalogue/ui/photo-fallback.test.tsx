import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardPhoto } from '#catalogue/ui/card/technician-card.tsx'
import { ProfilePortrait } from '#catalogue/ui/profile/profile-header.tsx'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { PhotoFrame } from '#platform/ui/photo/photo-field.tsx'

const PHOTO_URL = 'https://fotos.example/ana.jpg'

test.each([
  ['card', <CardPhoto key="card" nombre="Ana Ruiz" fotoURL={PHOTO_URL} sizes="50vw" />],
  ['profile', <ProfilePortrait key="profile" nombre="Ana Ruiz" fotoURL={PHOTO_URL} />],
  ['avatar', <Avatar key="avatar" name="Ana Ruiz" src={PHOTO_URL} />],
  ['editor', <PhotoFrame key="editor" nombre="Ana Ruiz" fotoURL={PHOTO_URL} preview={null} />],
])('the photo of a %s has the initials behind it and an empty alt, in case it does not load', (_, photo) => {
  const markup = renderToStaticMarkup(photo)
  expect(markup).toMatch(/>AR.*<img [^>]*alt=""/)
})
