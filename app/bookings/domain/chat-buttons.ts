// What can be answered to a message in a chat: a button sends back its id, 'aceptar:7' or 'en-camino:7:20'. It may come back
// days later, twice, or from somebody else: what it may do is decided then.

/** The ids stand in messages that were sent: do not rename them. Those of D63 are the acts of visit-progress.ts. */
export const CHAT_ACTS = {
  accept: 'aceptar',
  refuse: 'no-puedo',
  /** Of a refusal, after it was asked whether to offer another hour. */
  cancel: 'solo-cancelar',
  /** Of an acceptance. */
  undo: 'deshacer',
  /** With the minutes, once they are known. */
  setOut: 'en-camino',
  arrive: 'llegue',
  /** With the minutes, once they are known. */
  late: 'tarde',
  came: 'llego-si',
  didNotCome: 'llego-no',
  /** To a technician who comes late. */
  wait: 'esperar',
  seek: 'buscar',
  /** Of a lost visit: a list of who else can go, and when. */
  options: 'opciones',
  /** An hour of the same technician, with its slot. */
  takeHour: 'hora',
  /** Somebody else, with the uid. */
  takeOther: 'otro',
  /** The text for the porter. */
  share: 'compartir',
  /** With the id of a quote. */
  agree: 'de-acuerdo',
  /** With the number of a receipt. */
  paid: 'ya-pague',
  /** Whose a kept message is: with the id of that message. */
  writeTo: 'para',
  writeToNobody: 'a-nadie',
} as const satisfies Record<string, string>

export type ChatAct = keyof typeof CHAT_ACTS

/** `key` is that of the visit. */
export function buttonId(act: ChatAct, key: number, extra?: number | string): string {
  return [CHAT_ACTS[act], key, ...(extra === undefined ? [] : [extra])].join(':')
}

const ACTS = Object.keys(CHAT_ACTS) as ChatAct[]

export interface PressedButton {
  readonly act: ChatAct
  readonly key: number
  /** Empty: none. */
  readonly extra: string
}

/** Null for what is no id of ours. */
export function pressedButton(id: string): PressedButton | null {
  const [, name, key, extra = ''] = /^([a-z-]{1,20}):(\d{1,15})(?::([\w-]{1,64}))?$/.exec(id) ?? []
  const act = ACTS.find(each => CHAT_ACTS[each] === name)
  return act ? { act, key: Number(key), extra } : null
}
