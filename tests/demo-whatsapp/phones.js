// Draws the chats and sends what is pressed. Nothing that was written is ever markup: textContent only.
const STATES = { accepted: 'Enviando', sent: 'Enviado', delivered: 'Entregado', read: 'Leído' }
const hour = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const day = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const bySelector = selector => document.querySelector(selector)
const phones = new Map()

function element(name, className, text = '') {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

function linkTo(href, text, className) {
  return Object.assign(element('a', className, text), { href, target: '_blank', rel: 'noopener' })
}

async function act(name, values = {}) {
  const response = await fetch('/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act: name, ...values }),
  })
  const said = response.ok ? (await response.json()).said : `No se pudo: ${await response.text()}`
  if (said) bySelector('#said').textContent = said
}

/** '*fuerte*' as WhatsApp shows it. */
function formatted(text) {
  const parts = element('span', 'said')
  for (const [at, part] of text.split(/\*([^*\n]+)\*/).entries())
    parts.append(at % 2 === 1 ? element('b', '', part) : part)
  return parts
}

function createPhone({ number, name, role }) {
  const section = bySelector('#phone').content.cloneNode(true).firstElementChild
  const part = selector => section.querySelector(selector)
  section.setAttribute('aria-label', `Teléfono de ${name}`)
  part('.owner').replaceChildren(element('b', '', name.split(' ').slice(0, 2).join(' ')), element('br'), role)
  const chat = part('.chat')
  chat.tabIndex = 0
  chat.setAttribute('aria-label', `Chat de ${name} con TecniYa`)
  const compose = part('.compose')
  const field = part('.text')
  field.setAttribute('aria-label', `Mensaje de ${name}`)
  const file = part('.attach input')
  const drawn = new Map()
  let quoted = null
  let asked = null

  const quote = entry => {
    quoted = entry
    part('.quoting').hidden = !entry
    part('.quoting span').textContent = entry ? `Respondes a: ${firstLine(entry)}` : ''
    if (entry) field.focus()
  }
  const showPhoto = () => {
    const [photo] = file.files
    part('.photo').hidden = !photo
    if (photo) part('.photo img').src = URL.createObjectURL(photo)
  }
  file.addEventListener('change', showPhoto)
  const clearPhoto = () => {
    file.value = ''
    showPhoto()
  }

  compose.addEventListener('submit', async event => {
    event.preventDefault()
    const text = field.value.trim()
    const quotes = quoted ? { quotes: quoted.id } : {}
    const [photo] = file.files
    if (!photo && !text) return
    field.value = ''
    quote(null)
    if (photo) {
      const bytes = await base64Of(photo)
      clearPhoto()
      await act('photo', { number, bytes, type: photo.type, text, ...quotes })
    } else await act('write', { number, text, ...quotes })
  })

  section.addEventListener('click', event => {
    const button = event.target.closest('button[data-act]')
    if (!button) return
    const { act: name, type } = button.dataset
    if (name === 'unquote') quote(null)
    else if (name === 'unphoto') clearPhoto()
    else if (name) act(name, { number, ...(type && { type }) })
  })
  part('[name=failure]').addEventListener('change', ({ target }) =>
    act('failure', { number, failure: target.value || null }),
  )
  part('[name=reads]').addEventListener('change', ({ target }) =>
    act('reads', { number, on: target.checked }),
  )

  const dialog = part('dialog')
  dialog.addEventListener('close', () => {
    const row = new FormData(part('dialog form')).get('row')
    if (dialog.returnValue === 'choose' && row && asked)
      act('choose', { number, entry: asked.id, title: row })
  })
  part('.close').addEventListener('click', () => dialog.close(''))
  const ask = entry => {
    asked = entry
    dialog.returnValue = ''
    part('dialog h2').textContent = firstLine(entry)
    part('.rows').replaceChildren(
      ...entry.list.rows.map((row, at) => {
        const label = element('label', 'choice')
        const words = element('span')
        words.append(element('b', '', row.title), element('small', '', row.text))
        const input = Object.assign(element('input'), {
          type: 'radio',
          name: 'row',
          value: row.title,
          required: true,
        })
        input.autofocus = at === 0
        label.append(words, input)
        return label
      }),
    )
    dialog.showModal()
  }

  const buttonsOf = entry => {
    const buttons = entry.buttons.map(button => {
      if (button.kind === 'link')
        return linkTo(/^https?:/.test(button.url) ? button.url : '', `↗ ${button.title}`, 'button')
      const made = element('button', 'button', `↩ ${button.title}`)
      made.type = 'button'
      made.addEventListener('click', () => act('press', { number, entry: entry.id, title: button.title }))
      return made
    })
    if (entry.list) {
      const open = element('button', 'button', `☰ ${entry.list.button}`)
      open.type = 'button'
      open.addEventListener('click', () => ask(entry))
      buttons.push(open)
    }
    return buttons
  }

  const draw = (entry, all) => {
    const message = element('article', `message ${entry.by}`)
    const bubble = element('div', 'bubble')
    const quotedEntry = entry.quotes && all.find(({ id }) => id === entry.quotes)
    if (quotedEntry) {
      const block = element('span', 'quote')
      block.append(element('b', '', quotedEntry.by === 'us' ? 'TecniYa' : 'Tú'), firstLine(quotedEntry))
      bubble.append(block)
    }
    if (entry.file) bubble.append(fileOf(entry.file))
    if (entry.text) bubble.append(formatted(entry.text))
    const meta = element('span', 'meta')
    bubble.append(meta)
    message.append(bubble, ...buttonsOf(entry))
    if (entry.by === 'us') {
      const reply = element('button', 'reply', '↩')
      reply.type = 'button'
      reply.setAttribute('aria-label', `Responder a «${firstLine(entry)}»`)
      reply.addEventListener('click', () => quote(entry))
      message.append(reply)
    }
    return { message, meta, reaction: null }
  }

  /** What changes later: the state and the reaction. */
  const update = (shown, entry) => {
    const { meta, message } = shown
    const how =
      entry.by === 'us' ? `${entry.as === 'template' ? `plantilla ${entry.template}` : 'texto libre'} · ` : ''
    const state =
      entry.by === 'us' ? ` · ${entry.failed ? `No llegó: ${entry.failed}` : STATES[entry.state]}` : ' ✓✓'
    const text = `${how}${hour.format(new Date(entry.at))}${state}`
    if (meta.textContent !== text) meta.textContent = text
    meta.className = `meta ${entry.failed ? 'failed' : entry.state}`
    if (entry.reaction && !shown.reaction) {
      shown.reaction = element('span', 'reaction')
      message.append(shown.reaction)
    }
    if (shown.reaction) shown.reaction.textContent = entry.reaction ?? ''
  }

  let lastDay = ''
  return {
    section,
    show({ chat: entries, failure, reads, isWindowOpen }) {
      const isAtEnd = drawn.size === 0 || chat.scrollHeight - chat.scrollTop - chat.clientHeight < 80
      const toEnd = () => chat.scrollTo({ top: chat.scrollHeight })
      for (const entry of entries) {
        let shown = drawn.get(entry.id)
        if (!shown) {
          const its = day.format(new Date(entry.at))
          if (its !== lastDay) chat.append(element('div', 'day', its))
          lastDay = its
          shown = draw(entry, entries)
          drawn.set(entry.id, shown)
          chat.append(shown.message)
          if (isAtEnd || entry.by === 'them') {
            requestAnimationFrame(toEnd)
            shown.message.querySelector('img')?.addEventListener('load', toEnd)
          }
        }
        update(shown, entry)
      }
      part('[name=failure]').value = failure ?? ''
      part('[name=reads]').checked = reads
      part('.window').textContent = isWindowOpen
        ? 'Escribió hace menos de 24 horas: le llega texto libre.'
        : 'No ha escrito en 24 horas: solo le llegan plantillas.'
    },
  }
}

const firstLine = ({ text, file }) =>
  text
    .replaceAll('*', '')
    .split('\n')
    .find(line => line.trim() !== '') ?? (file ? file.name : '…')

function fileOf({ kind, name, mediaId }) {
  const address = `/media/${encodeURIComponent(mediaId)}`
  if (kind === 'image') return Object.assign(element('img'), { src: address, alt: name })
  const link = linkTo(address, '', 'file')
  link.append(element('b', '', 'PDF'), element('b', '', name))
  return link
}

async function base64Of(photo) {
  const address = await new Promise(resolve => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsDataURL(photo)
  })
  return address.slice(address.indexOf(',') + 1)
}

const faults = bySelector('#faults')
faults.addEventListener('change', ({ target }) => {
  if (target.name === 'token') act('token', { on: target.checked })
  if (target.name === 'outage') act('outage', { outage: target.value || null })
  if (target.name === 'posts') act('posts', { mode: target.value })
})
faults.addEventListener('click', ({ target }) => {
  if (target.dataset.act) act(target.dataset.act)
})

async function refresh() {
  const state = await (await fetch('/state')).json()
  if (phones.size === 0) {
    bySelector('#origin').append(linkTo(state.origin, state.origin))
    bySelector('#profile').append(linkTo(`${state.origin}/perfil`, 'Mi perfil'))
    for (const person of state.phones) {
      const phone = createPhone(person)
      phones.set(person.number, phone)
      bySelector('#phones').append(phone.section)
      const row = element('tr')
      row.append(...[person.role, person.email, person.password].map(text => element('td', '', text)))
      bySelector('#accounts').append(row)
    }
  }
  for (const phone of state.phones) phones.get(phone.number).show(phone)
  faults.elements.token.checked = state.faults.isTokenExpired
  faults.elements.outage.value = state.faults.outage ?? ''
  faults.elements.posts.value = state.faults.posts
}

/** One request at a time, and one more for what changed meanwhile. */
let running = null
let isStale = false
async function changed() {
  isStale = true
  if (running) return
  while (isStale) {
    isStale = false
    running = refresh()
    await running.catch(() => {})
  }
  running = null
}
new EventSource('/changes').addEventListener('message', changed)
