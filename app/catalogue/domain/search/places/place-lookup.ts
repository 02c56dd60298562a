// Cities, localities and barrios by name, and cities by distance. Built once.

import { isNoise, tradesOfPhrase } from '#catalogue/domain/search/dictionary/phrase-lookup.ts'
import { NO_LOCALITY } from '#catalogue/domain/search/places/area-names.ts'
import {
  AREAS,
  CITIES,
  type City,
  GENERAL_WORDS,
  GIVEN_NAMES,
  ZONES,
} from '#catalogue/domain/search/places/places.ts'
import type { Place } from '#catalogue/domain/search/search-parts.ts'
import { phraseKey } from '#catalogue/domain/search/typed-words.ts'
import { plainText } from '#platform/domain/plain-text.ts'

const ARTICLE = /^(el|la|los|las) /

const CITY_PLACES = new Map<string, Place>()
const LOCALITIES = new Map<string, Place[]>()
const BARRIOS = new Map<string, Place[]>()

for (const { label, otherNames } of CITIES) {
  const names = [label, ...otherNames].map(plainText)
  const place: Place = { label, kind: 'city', city: label, names }
  for (const name of names) CITY_PLACES.set(name, place)
}
for (const [label, otherNames] of Object.entries(ZONES)) {
  const place: Place = { label, kind: 'area', city: null, names: [plainText(label)] }
  for (const name of [label, ...otherNames]) add(LOCALITIES, plainText(name), place)
}
for (const [city, areas] of Object.entries(AREAS)) {
  for (const [locality, barrios] of Object.entries(areas)) {
    if (locality !== NO_LOCALITY) addArea(LOCALITIES, locality, city, barrios)
    for (const barrio of barrios) if (!isAlias(barrio, locality)) addArea(BARRIOS, barrio, city, [])
  }
}

function addArea(index: Map<string, Place[]>, label: string, city: string, barrios: readonly string[]): void {
  const names = [...new Set([label, ...barrios].flatMap(namesOf))]
  const place: Place = { label, kind: 'area', city, names }
  for (const name of keysOf(label)) add(index, name, place)
}

/** 'Poblado' is 'El Poblado'. */
function isAlias(barrio: string, locality: string): boolean {
  return namesOf(locality).includes(plainText(barrio).replace(ARTICLE, ''))
}

function add(index: Map<string, Place[]>, name: string, place: Place): void {
  const others = index.get(name) ?? []
  if (others.every(other => other.city !== place.city)) index.set(name, [...others, place])
}

/** 'El Poblado' → ['el poblado', 'poblado'] */
export function namesOf(label: string): string[] {
  const name = plainText(label)
  return [...new Set([name, name.replace(ARTICLE, '')])]
}

/** Names that mean this place: not 'gloria' for 'La Gloria', nor 'jardin' for 'El Jardín'. */
function keysOf(label: string): string[] {
  const name = plainText(label)
  const keys = [name, name.replace(ARTICLE, ''), phraseKey(name)]
  return keys.filter(key => (key === name && key.includes(' ')) || !hasOtherMeaning(key, key !== name))
}

function hasOtherMeaning(key: string, isShortened: boolean): boolean {
  if (CITY_PLACES.has(key) || tradesOfPhrase(key) || isNoise(key) || GENERAL_WORDS.has(key)) return true
  return isShortened && GIVEN_NAMES.has(key)
}

/**
 * By plainText: the place with this name, in the given city where several have one. A locality wins over barrios of its name;
 * a name of several cities gets no city.
 */
export function placeNamed(name: string, inCity: string | null = null): Place | null {
  const city = CITY_PLACES.get(name)
  if (city) return city
  const localities = LOCALITIES.get(name) ?? []
  const barrios = BARRIOS.get(name) ?? []
  const inThatCity = [...localities, ...barrios].find(place => place.city === inCity)
  if (inThatCity) return inThatCity
  const candidates = localities.length > 0 ? localities : barrios
  const [first] = candidates
  if (!first) return null
  const isUnambiguous = candidates.length === 1 && (inCity === null || first.city === null)
  if (isUnambiguous) return first
  // In another city than the locality's its barrios are unknown: only its name is searched.
  const barrioNames = inCity === null ? candidates.flatMap(place => place.names) : []
  const names = [...new Set([...candidates.flatMap(place => namesOf(place.label)), ...barrioNames])]
  return { label: first.label, kind: 'area', city: null, names }
}

/** The area that a filter names; one that no list knows goes by its name alone. */
export function areaNamed(lugar: string, ciudad: string | null): Place {
  const city = ciudad === null ? null : (CITY_PLACES.get(plainText(ciudad))?.label ?? ciudad)
  const named = placeNamed(plainText(lugar), city)
  if (named?.kind !== 'area') return { label: lugar, kind: 'area', city, names: namesOf(lugar) }
  return { ...named, city: city ?? named.city }
}

export function cityPlaces(): Place[] {
  return [...new Set(CITY_PLACES.values())]
}

/** Localities, then barrios, each once in its city. */
export function areaPlaces(): Place[] {
  const places = [...LOCALITIES.values(), ...BARRIOS.values()].flat().filter(place => place.city !== null)
  const byName = new Map<string, Place>()
  for (const place of places) {
    const name = `${plainText(place.label).replace(ARTICLE, '')}, ${place.city}`
    if (!byName.has(name)) byName.set(name, place)
  }
  return [...byName.values()]
}

/** Every name of a place, as plainText. */
export function placeNames(): string[] {
  return [...new Set([...CITY_PLACES.keys(), ...LOCALITIES.keys(), ...BARRIOS.keys()])]
}

const CITIES_BY_NAME = new Map(CITIES.map(city => [plainText(city.label), city]))

/** Labels of all cities by distance, itself first; none for a city that is not known. */
export function nearestCities(cityLabel: string | null): string[] {
  return citiesNear(cityLabel ?? '', Number.POSITIVE_INFINITY)
}

/** About 35 km. */
const NEIGHBOUR_DEGREES = 0.32

const NEIGHBOURS = new Map<string, readonly string[]>()

/** Labels of the city itself and of those near it; none for a city that is not known. */
export function neighbourCities(cityLabel: string): readonly string[] {
  const label = CITY_PLACES.get(plainText(cityLabel))?.label
  if (label === undefined) return []
  const known = NEIGHBOURS.get(label) ?? citiesNear(label, NEIGHBOUR_DEGREES)
  NEIGHBOURS.set(label, known)
  return known
}

function citiesNear(label: string, degrees: number): string[] {
  const from = CITIES_BY_NAME.get(plainText(label))
  if (!from) return []
  return CITIES.map(city => ({ label: city.label, distance: distanceBetween(from, city) }))
    .filter(({ distance }) => distance <= degrees)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ label }) => label)
}

/** In degrees. Near the equator a degree of longitude is almost as long as one of latitude. */
function distanceBetween(from: City, to: City): number {
  return Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude)
}

/** The locality or comuna that a barrio belongs to: 'Cedritos' in Bogotá → 'Usaquén'; null for a barrio that is not known there. */
export function localityOf(barrio: string, ciudad: string): string | null {
  const [city, name] = [plainText(ciudad), plainText(barrio)]
  const isItsLocality = (place: Place) => plainText(place.city ?? '') === city && place.names.includes(name)
  return [...LOCALITIES.values()].flat().find(isItsLocality)?.label ?? null
}
