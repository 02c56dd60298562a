// An iCalendar file read as strictly as RFC 5545 is written; what it does not allow is thrown.

export interface CalendarPart {
  readonly name: string
  readonly properties: readonly { readonly name: string; readonly value: string }[]
  readonly parts: readonly CalendarPart[]
}

const TEXT_PROPERTIES = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'X-WR-CALNAME']
const LINE_MAX_BYTES = 75
const UTC = /^\d{8}T\d{6}Z$/

export function parsedCalendar(file: string): CalendarPart {
  const [calendar, ...more] = partsOf(contentLines(file))
  if (calendar?.name !== 'VCALENDAR' || more.length > 0) throw new Error('no single VCALENDAR')
  return calendar
}

/** §3.1: lines end with CRLF alone and have 75 octets at most; what is folded goes on after one space. */
function contentLines(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end')
  const lines = file.slice(0, -2).split('\r\n')
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a lone line break: ${line}`)
    if (Buffer.byteLength(line) > LINE_MAX_BYTES) throw new Error(`too long: ${line}`)
    // Each line is whole characters: half a surrogate pair is none.
    if (!line.isWellFormed()) throw new Error(`a character was split: ${line}`)
    if (/[^\P{Cc}\t]/u.test(line)) throw new Error(`a control character: ${line}`)
  }
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
}

function partsOf(lines: readonly string[]): CalendarPart[] {
  interface OpenPart {
    readonly name: string
    readonly properties: { name: string; value: string }[]
    readonly parts: CalendarPart[]
  }
  const root: OpenPart = { name: '', properties: [], parts: [] }
  const open = [root]
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z][A-Z0-9-]*):(.*)$/su.exec(line) ?? []
    if (name === '') throw new Error(`no property: ${line}`)
    const part = open.at(-1) ?? root
    if (name === 'BEGIN') {
      open.push({ name: value, properties: [], parts: [] })
    } else if (name === 'END') {
      if (part === root || part.name !== value) throw new Error(`END of what is not open: ${value}`)
      open.pop()
      expectComplete(part)
      open.at(-1)?.parts.push(part)
    } else {
      // §3.3.11: of a text only these are escaped, and these always.
      if (TEXT_PROPERTIES.includes(name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(value))
        throw new Error(`not escaped: ${line}`)
      part.properties.push({ name, value })
    }
  }
  if (open.length > 1) throw new Error('a part has no END')
  return root.parts
}

/** §3.6: what a part must have, once. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['PRODID', 'VERSION'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
}

function expectComplete({ name, properties }: Pick<CalendarPart, 'name' | 'properties'>): void {
  for (const required of REQUIRED[name] ?? [])
    if (properties.filter(each => each.name === required).length !== 1)
      throw new Error(`${name} needs one ${required}`)
  for (const { name: property, value } of properties)
    if (/^(DTSTAMP|DTSTART|DTEND|LAST-MODIFIED)$/.test(property) && !UTC.test(value))
      throw new Error(`no moment: ${property}:${value}`)
}
