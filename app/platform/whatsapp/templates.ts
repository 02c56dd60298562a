// The messages that WhatsApp lets us send at any time, as its operator registers them. Inside of 24 hours the same words go as
// free text. What Meta refuses is kept out by template-rules.test.ts: a body begins and ends with words of ours and has more of
// them than twice its variables; a reply stands before a link; a link has one variable, at its end.

import { SIGNED_LINK_PATH } from '#platform/domain/whatsapp.ts'

const reply = <const Title extends string>(title: Title) => ({ kind: 'reply', title }) as const
/** `path` is of our own origin and is followed by the variable; `example` is what stands for it. */
const link = <const Title extends string>(title: Title, path: string, example: string) =>
  ({ kind: 'link', title, path, example }) as const

/** Of a page of a visit: opened without signing in. The message names the page (`withSignedLinks`). */
const visitLink = <const Title extends string>(title: Title) => link(title, SIGNED_LINK_PATH, 'dDo3')

export type TemplateButton = ReturnType<typeof reply> | ReturnType<typeof link>

export interface Template {
  readonly header?: 'IMAGE' | 'DOCUMENT'
  /** With {{1}} … {{n}}. */
  readonly body: string
  /** What stands for each variable in the example that Meta asks for. */
  readonly words: readonly string[]
  readonly buttons: readonly TemplateButton[]
}

export const TEMPLATE_LANGUAGE = 'es'
export const TEMPLATE_CATEGORY = 'UTILITY'

const lines = (...each: readonly string[]) => each.join('\n')

const SEE_BY_TECHNICIAN = visitLink('Ver visita')
const SEE_BY_CLIENT = visitLink('Ver visita')
const WAY_THERE = visitLink('Cómo llegar')
const CANNOT_RECEIVE = visitLink('No puedo recibirla')
/** Answered with the text to forward. */
const SHARE = reply('Compartir mi visita')
const SEE_CASE = 'Ver el caso'

/** What is asked for: a request or what was booked at once. */
const WORK_TO_DO = ['{{1}}', '', '*{{2}}* · {{3}}', '{{4}}', '{{5}}', '{{6}}', '']
const WORK_WORDS = [
  'hoy, lunes 16, 10:00 a 11:00',
  'María Eugenia',
  '1 visita contigo',
  'Fuga oculta · $ 110.000',
] as const
const SAID_WORDS = '«Gotea el lavaplatos por debajo y ya se mojó el mueble.» 2 fotos'
const COMES_WORDS = ['Fuga oculta · desde $ 110.000', 'Cra. 8 # 24–31, apto 302, Compartir'] as const
const CHECKED = 'Cédula y antecedentes revisados.'
const TO_PORTER = 'Pásale esto al portero.'
const ANSWER_HERE = 'Contesta aquí y le llega.'
const FROM_CLIENT = lines('*Mensaje de {{1}} · visita de las {{2}}*', '{{3}}', '', ANSWER_HERE)
const FROM_TECHNICIAN = lines('*Mensaje de {{1}} · tu técnico*', '{{2}}', '', ANSWER_HERE)
const FROM_CLIENT_WORDS = ['María Eugenia', '10:00', '¿Le aviso al portero? Es la torre 2.'] as const
const FROM_TECHNICIAN_WORDS = ['Carlos', 'Sí, por favor. Voy en moto, con la caja de herramientas.'] as const

/** A quote with so many lines; `more`: behind them, how many are not shown. */
function quoteBody(count: number, more = false): string {
  const shown = Array.from({ length: count }, (_, index) => `{{${index + 2}}}`)
  const next = (offset: number) => `{{${count + (more ? 1 : 0) + 1 + offset}}}`
  return lines(
    '*Tu técnico {{1}} te mandó una cotización*',
    '',
    ...shown,
    ...(more ? [`y {{${count + 2}}} más`] : []),
    `*Total: ${next(1)}*`,
    '',
    next(2),
    '',
    `Vale hasta ${next(3)}. ${next(4)} no empieza hasta que respondas. Si estás de acuerdo, queda por escrito para los dos.`,
  )
}
const QUOTE_BUTTONS = [reply('De acuerdo'), visitLink('Ver cotización')] as const
const QUOTE_ENDS = [
  '$ 157.000',
  '«El sifón está rajado. Si cambio solo el empaque, vuelve a gotear.»',
  'el viernes 20',
  'Carlos',
] as const
const LINE = 'Tubo de PVC, 2 metros: $ 19.000'

const CASE_BODY = lines(
  '*Garantía, caso {{1}}*',
  '{{2}}',
  '',
  '{{3}}',
  '',
  '*{{4}}*',
  '{{5}}',
  '',
  'Lo que se escribe en el caso queda guardado para los dos.',
)
const CASE_WORDS = [
  'G-00012',
  'Carlos te devuelve $ 144.000',
  'Carlos: «Te devuelvo lo que pagaste.»',
  'Carlos te devuelve $ 144.000',
  'Tiene hasta el 23 de noviembre. Si no lo hace, decide el equipo de TecniYa.',
] as const

/** The names are registered with Meta. */
// biome-ignore format: it is read as a table.
export const TEMPLATES = {
  // Visits, to the technician.
  nueva_visita: { body: lines('*Nueva visita*', ...WORK_TO_DO, 'Contesta antes de las *{{7}}*. Toca «Aceptar» si puedes ir. Si no, toca «No puedo».'),
    words: [...WORK_WORDS, 'Compartir, Soacha', SAID_WORDS, '08:35'],
    buttons: [reply('Aceptar'), reply('No puedo'), visitLink('Ver')] },
  visita_por_contestar: { body: lines('*Falta tu respuesta*', '{{1}} espera que le digas si puedes ir {{2}}.', '{{3}}', '{{4}}', '', 'Contesta antes de las *{{5}}*. Si no puedes, dilo también.'),
    words: ['María Eugenia', 'hoy a las 10:00', 'Fuga oculta · $ 110.000', 'Compartir, Soacha', '08:35'],
    buttons: [reply('Aceptar'), reply('No puedo'), visitLink('Ver')] },
  visita_reservada: { body: lines('*Visita confirmada*', ...WORK_TO_DO, '{{7}} Ya está en tu agenda: no tienes que contestar. Aquí te escribimos si algo cambia.'),
    words: [...WORK_WORDS, COMES_WORDS[1], SAID_WORDS, 'Tomó una hora que le ofreciste.'], buttons: [SEE_BY_TECHNICIAN, WAY_THERE] },
  direccion_completa: { body: lines('*Ya hay dirección*', '{{1}} completó la dirección de la visita {{2}}.', '{{3}}', '', 'Mírala en tu agenda.'),
    words: ['María Eugenia', 'de hoy a las 10:00', COMES_WORDS[1]], buttons: [SEE_BY_TECHNICIAN] },
  cliente_no_puede: { body: lines('*No puede recibirte*', '{{1}} avisó que no puede recibir la visita {{2}}.', '{{3}}', '', 'La visita sigue en pie hasta que la canceles. También puedes ofrecerle otras horas.'),
    words: ['María Eugenia', 'de hoy a las 10:00', 'Motivo: le surgió algo. «Vuelvo el jueves»'], buttons: [visitLink('Ofrecer otra hora'), SEE_BY_TECHNICIAN] },
  cliente_si_puede: { body: lines('*Sí puede recibirte*', '{{1}} quitó el aviso: la visita {{2}} sigue en pie.'), words: ['María Eugenia', 'de hoy a las 10:00'], buttons: [SEE_BY_TECHNICIAN] },
  cliente_reservo_con_otro: { body: lines('*Se pasó el tiempo de responder*', '{{1}} reservó con otra persona. Tu hora {{2}} quedó libre.'), words: ['María Eugenia', 'de hoy a las 10:00'], buttons: [SEE_BY_TECHNICIAN] },
  cliente_se_fue: { body: lines('*Visita cancelada*', 'La cuenta de {{1}} ya no está activa en TecniYa, así que cancelamos su visita {{2}}. Esa hora quedó libre.'), words: ['María Eugenia', 'de hoy a las 10:00'], buttons: [SEE_BY_TECHNICIAN] },
  hora_de_salir: { body: lines('*En una hora:* {{1}}.', '{{2}}', '', 'Avísale cuando salgas.'), words: ['María Eugenia, 10:00', COMES_WORDS[1]], buttons: [reply('Voy en camino'), WAY_THERE] },
  no_llegaste: { body: lines('*No se hizo: no llegaste*', '{{1}} nos dijo que no llegaste a la visita {{2}}. Queda como no cumplida y no suma a tus completadas.', '', 'Si sí llegaste, tienes 48 horas para decirlo. Si no están de acuerdo, lo mira una persona.'),
    words: ['María Eugenia', 'de hoy a las 10:00'], buttons: [reply('Sí llegué'), SEE_BY_TECHNICIAN] },

  /** Answers in the chat: they have two kinds of buttons, or two links, which free text may not have. */
  no_puedes_ir: { body: lines('Entendido. ¿Le ofreces otra hora?'), words: [], buttons: [reply('Solo cancelar'), visitLink('Ofrecer horas')] },
  llegaste: { body: lines('Anotado: llegaste a las *{{1}}*.', 'Cuando acabes, pon qué hiciste y cómo te pagó. {{2}} recibe el comprobante al momento.'), words: ['09:51', 'María Eugenia'],
    buttons: [visitLink('Terminé'), visitLink('Hacer cotización')] },

  // Visits, to the client.
  visita_confirmada: { body: lines('*Listo: {{1}} confirmó tu visita*', '{{2}}', '', '{{3}}', '{{4}}', '', 'Pagas al terminar. Si tienes dudas, escríbele aquí.'),
    words: ['Carlos', 'lunes 16 de noviembre, 10:00 a 11:00', ...COMES_WORDS], buttons: [SEE_BY_CLIENT, CANNOT_RECEIVE] },
  visita_confirmada_garantia: { body: lines('*Listo: {{1}} confirmó tu visita*', '{{2}}', '', '{{3}}', '{{4}}', '', 'Es por garantía: no pagas nada. Si tienes dudas, escríbele aquí.'),
    words: ['Carlos', 'lunes 16 de noviembre, 10:00 a 11:00', 'Fuga oculta · Por garantía, sin costo', COMES_WORDS[1]], buttons: [SEE_BY_CLIENT, CANNOT_RECEIVE] },
  recordatorio: { body: lines('*Recuerda:* {{1}} te visita {{2}}.', '', '{{3}}', '{{4}}', '', 'Te avisamos cuando salga para tu casa. Si no puedes recibirla, dilo con tiempo.'),
    words: ['Carlos', 'mañana a las 10:00', ...COMES_WORDS], buttons: [SEE_BY_CLIENT, CANNOT_RECEIVE] },
  recordatorio_pronto: { body: lines('*Falta poco:* tu visita con {{1}} es {{2}}.', '', '{{3}}', '{{4}}', '', 'Te avisamos cuando salga para tu casa.'),
    words: ['Carlos', 'hoy a las 10:00', ...COMES_WORDS], buttons: [SEE_BY_CLIENT, CANNOT_RECEIVE] },
  visita_sin_otros: { body: lines('*Tu visita con {{1}}*', '{{2}}', '', 'Mira quién más puede ir: lo que ya escribiste no se pierde.'), words: ['Carlos', 'Canceló la de hoy a las 10:00. No te cuesta nada.'], buttons: [visitLink('Ver opciones')] },
  visita_con_otra_persona: { body: lines('*Tu visita con {{1}}*', '{{2}}', '', 'Esta persona puede ir:', '{{3}}', '', 'Le llega lo que ya escribiste.'),
    words: ['Carlos', 'Canceló la de hoy a las 10:00. No te cuesta nada.', 'Óscar · hoy 10:00 · desde $ 80.000'], buttons: [link('Reservar', 'agendar/', 'oscar?de=7'), visitLink('Ver opciones')] },
  visita_con_otras_dos: { body: lines('*Tu visita con {{1}}*', '{{2}}', '', 'Quién más puede ir:', '1. {{3}}', '2. {{4}}', '', 'Les llega lo que ya escribiste.'),
    words: ['Carlos', 'Canceló la de hoy a las 10:00. No te cuesta nada.', 'Óscar · hoy 10:00 · desde $ 80.000', 'Liliana · hoy 12:00 · desde $ 70.000'],
    buttons: [link('Reservar opción 1', 'agendar/', 'oscar?de=7'), link('Reservar opción 2', 'agendar/', 'liliana?de=7')] },
  visita_otras_horas: { body: lines('*Tu visita con {{1}}*', '{{2}}', '', 'Te ofrece: {{3}}.', 'La que reserves queda confirmada de una vez.'),
    words: ['Carlos', 'Canceló la de hoy a las 10:00. No te cuesta nada.', 'mañana 09:00, el miércoles 18, 10:00'], buttons: [reply('Escoger la hora'), SEE_BY_CLIENT] },
  visita_cancelada: { body: lines('*Tu visita con {{1}}*', '{{2}}', '', 'Cuando quieras, puedes reservar otra hora.'), words: ['Carlos', 'Canceló la de hoy a las 10:00, como le avisaste.'], buttons: [SEE_BY_CLIENT] },
  no_habia_nadie: { body: lines('*No se hizo: no había nadie*', '{{1}} dice que fue a tu visita {{2}} y no había nadie. No pagas nada.', '', 'Si sí había alguien, tienes 48 horas para decirlo: así no cuenta en tu contra.'),
    words: ['Carlos', 'de hoy a las 10:00'], buttons: [reply('Sí había alguien'), SEE_BY_CLIENT] },
  calificar: { body: lines('*¿Cómo te fue con {{1}}?*', 'Tu calificación le sirve al próximo vecino.'), words: ['Carlos'], buttons: [visitLink('Calificar')] },

  // How a visit goes.
  en_camino: { header: 'IMAGE', body: lines('*Tu técnico {{1}} va en camino* y llega hacia las *{{2}}*.', TO_PORTER), words: ['Carlos', '09:52'], buttons: [SHARE] },
  en_camino_revisado: { header: 'IMAGE', body: lines('*Tu técnico {{1}} va en camino* y llega hacia las *{{2}}*.', CHECKED, TO_PORTER), words: ['Carlos', '09:52'], buttons: [SHARE] },
  en_camino_sin_hora: { header: 'IMAGE', body: lines('*Tu técnico {{1}} va en camino* a tu visita de las *{{2}}*.', TO_PORTER), words: ['Carlos', '10:00'], buttons: [SHARE] },
  en_camino_sin_hora_revisado: { header: 'IMAGE', body: lines('*Tu técnico {{1}} va en camino* a tu visita de las *{{2}}*.', CHECKED, TO_PORTER), words: ['Carlos', '10:00'], buttons: [SHARE] },
  llega_tarde: { body: lines('*Tu técnico {{1}} llega tarde*', 'Dice que llega a las *{{2}}* a tu visita de las {{3}}. Puedes contestarle aquí.'), words: ['Carlos', '10:20', '10:00'], buttons: [SEE_BY_CLIENT] },
  llega_tarde_y_preguntamos: { body: lines('*Tu técnico {{1}} llega tarde*', 'Dice que llega a las *{{2}}* a tu visita de las {{3}}. ¿Lo esperas, o buscas a otra persona?'), words: ['Carlos', '10:20', '10:00'], buttons: [reply('Espero'), reply('Buscar otra persona'), SEE_BY_CLIENT] },
  ya_llego: { body: lines('*¿Llegó tu técnico {{1}}?*', 'Tu visita era a las *{{2}}* y no nos ha dicho si ya está contigo. Cuéntanos: si no ha llegado, le preguntamos qué pasó.'), words: ['Carlos', '10:00'], buttons: [reply('Sí, ya llegó'), reply('No ha llegado'), SEE_BY_CLIENT] },
  tecnico_llego: { body: lines('*Tu técnico {{1}} llegó*', 'Así lo marcó para la visita de las {{2}}. Al terminar te llega el comprobante.'), words: ['Carlos', '10:00'], buttons: [SEE_BY_CLIENT] },
  tecnico_dice_que_llego: { body: lines('*Tu técnico {{1}} dice que sí llegó*', 'Es la visita de las {{2}}. Si ya está contigo, cuéntanos.'), words: ['Carlos', '10:00'], buttons: [reply('Sí llegó'), SEE_BY_CLIENT] },
  tecnico_no_ve_a_nadie: { body: lines('*Tu técnico {{1}} dice que no hay nadie*', 'Lo dijo a las {{2}} para la visita de las {{3}}.', '', 'Si sí hay alguien, dilo aquí: tienes 48 horas y así no cuenta en tu contra.'),
    words: ['Carlos', '10:16', '10:00'], buttons: [reply('Sí hay alguien'), SEE_BY_CLIENT] },
  no_has_llegado: { body: lines('*No has llegado, dice {{1}}*', 'La visita era a las {{2}}. Si ya estás allá o vas tarde, díselo ahora.'), words: ['María Eugenia', '10:00'], buttons: [reply('Ya llegué'), reply('Voy tarde'), SEE_BY_TECHNICIAN] },
  dice_que_no_llegaste: { body: lines('*No has llegado, dice {{1}}*', 'La visita era a las {{2}}. Si sí llegaste, dilo: si no están de acuerdo, lo mira una persona de TecniYa.'), words: ['María Eugenia', '10:00'], buttons: [reply('Sí llegué'), SEE_BY_TECHNICIAN] },
  dice_que_habia_alguien: { body: lines('*Tu cliente {{1}} dice que sí había alguien*', 'Era la visita de las {{2}}. Lo mira una persona de TecniYa.'), words: ['María Eugenia', '10:00'], buttons: [SEE_BY_TECHNICIAN] },
  te_espera: { body: lines('*Tu cliente {{1}} te espera*', 'Sabe que llegas tarde a la visita de las {{2}}. Avísale cuando llegues.'), words: ['María Eugenia', '10:00'], buttons: [reply('Llegué'), SEE_BY_TECHNICIAN] },
  busca_a_otra_persona: { body: lines('*Tu cliente {{1}} busca a otra persona*', 'No ha querido esperar la visita de las {{2}}. Si ya estás allá, avísale.'), words: ['María Eugenia', '10:00'], buttons: [reply('Ya llegué'), SEE_BY_TECHNICIAN] },
  mas_tiempo: { body: lines('*Tu visita de las {{1}} dura hasta las {{2}}*', '{{3}}. Si no te sirve, escríbele aquí.'), words: ['10:00', '12:00', 'Carlos necesita más tiempo'], buttons: [SEE_BY_CLIENT] },

  // Messages, quotes, receipts.
  mensaje_de_cliente: { body: FROM_CLIENT, words: FROM_CLIENT_WORDS, buttons: [] },
  mensaje_de_cliente_foto: { header: 'IMAGE', body: FROM_CLIENT, words: FROM_CLIENT_WORDS, buttons: [] },
  mensaje_de_tecnico: { body: FROM_TECHNICIAN, words: FROM_TECHNICIAN_WORDS, buttons: [] },
  mensaje_de_tecnico_foto: { header: 'IMAGE', body: FROM_TECHNICIAN, words: FROM_TECHNICIAN_WORDS, buttons: [] },
  cotizacion_1: { body: quoteBody(1), words: ['Carlos', LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_2: { body: quoteBody(2), words: ['Carlos', LINE, LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_3: { body: quoteBody(3), words: ['Carlos', 'Mano de obra: $ 110.000', 'Sifón de PVC de 1½": $ 28.000', LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_4: { body: quoteBody(4), words: ['Carlos', LINE, LINE, LINE, LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_5: { body: quoteBody(5), words: ['Carlos', LINE, LINE, LINE, LINE, LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_6: { body: quoteBody(6), words: ['Carlos', LINE, LINE, LINE, LINE, LINE, LINE, ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_mas: { body: quoteBody(5, true), words: ['Carlos', LINE, LINE, LINE, LINE, LINE, '3', ...QUOTE_ENDS], buttons: QUOTE_BUTTONS },
  cotizacion_aceptada: { body: lines('*Tu cliente {{1}} está de acuerdo*', 'Aceptó tu cotización de *{{2}}* para la visita {{3}}. Quedó por escrito.'), words: ['María Eugenia', '$ 157.000', 'de hoy a las 10:00'], buttons: [SEE_BY_TECHNICIAN] },
  cotizacion_rechazada: { body: lines('*Tu cliente {{1}} prefiere no*', 'No aceptó tu cotización de *{{2}}* para la visita {{3}}.', '{{4}}', '', 'Puedes mandarle otra desde la visita.'), words: ['María Eugenia', '$ 157.000', 'de hoy a las 10:00', 'Motivo: «Está muy caro»'], buttons: [SEE_BY_TECHNICIAN] },
  comprobante: { header: 'DOCUMENT', body: lines('*Listo: {{1}} terminó.* {{2}}', 'Garantía hasta el *{{3}}*. Guarda este comprobante.'), words: ['Carlos', 'Pagaste $ 157.000 en efectivo.', '16 de diciembre'], buttons: [link('El cobro no fue así', 'reportar/visita/', '7?comprobante=418')] },
  comprobante_corregido: { header: 'DOCUMENT', body: lines('*Comprobante corregido de {{1}}.* {{2}}', 'Garantía hasta el *{{3}}*. Este reemplaza al anterior.'), words: ['Carlos', 'Pagaste $ 157.000 en efectivo.', '16 de diciembre'], buttons: [link('El cobro no fue así', 'reportar/visita/', '7?comprobante=418')] },
  pago_pendiente: { body: lines('*Falta el pago a tu técnico {{1}}*', 'Son *{{2}}* por {{3}}, de la visita {{4}}.', '', 'Si ya pagaste, toca «Ya pagué» y se lo decimos. El comprobante sigue en tu reserva.'),
    words: ['Carlos', '$ 120.000', 'destape de cañería', 'del 18 de noviembre'], buttons: [reply('Ya pagué'), link('Ver comprobante', 'mis-reservas/', '7#comprobante')] },

  cliente_dice_que_pago: { body: lines('*Tu cliente {{1}} dice que ya pagó*', 'Son *{{2}}* por {{3}}, de la visita {{4}}.', '', 'Si te llegó, anota cómo te pagó. Si no la has recibido, díselo ahí mismo.'),
    words: ['Camila Ospina', '$ 120.000', 'destape de cañería', 'del 18 de noviembre'], buttons: [link('Contestarle', 'agenda/', 'semana#te-deben')] },
  pago_pendiente_con_datos: { body: lines('*Falta el pago a tu técnico {{1}}*', 'Son *{{2}}* por {{3}}, de la visita {{4}}.', '', 'Puedes pagarle a:', '{{5}}', '', 'Si ya pagaste, toca «Ya pagué» y se lo decimos. El comprobante sigue en tu reserva.'),
    words: ['Carlos', '$ 120.000', 'destape de cañería', 'del 18 de noviembre', 'Nequi 300 123 4567. A nombre de Carlos Rojas'], buttons: [reply('Ya pagué'), link('Ver comprobante', 'mis-reservas/', '7#comprobante')] },

  // The connection, to a number that did not take the last messages.
  prueba: { body: 'Este mensaje es una prueba de TecniYa. Si lo lees, desde ahora tus avisos te llegan aquí.', words: [], buttons: [] },

  // Guarantee.
  garantia_cliente: { body: CASE_BODY, words: CASE_WORDS, buttons: [link(SEE_CASE, 'mis-reservas/', '7/garantia')] },
  garantia_tecnico: { body: CASE_BODY, words: CASE_WORDS, buttons: [link(SEE_CASE, 'agenda/garantia/', '7')] },
  garantia_admin: { body: CASE_BODY, words: CASE_WORDS, buttons: [link(SEE_CASE, 'admin/garantias/', '12')] },

  // Reviews.
  resena_nueva: { body: lines('*Nueva reseña de {{1}}*', 'Te dio {{2}}. Ya está en tu perfil público y puedes responderla.'), words: ['María Eugenia', '5 estrellas'], buttons: [link('Responder', 'mi-perfil/resenas?resena=', '12#resena-12')] },
  resena_publicada: { body: lines('*Tu reseña ya está publicada*', 'Gracias por contar cómo te fue con {{1}}: le sirve al próximo vecino.'), words: ['Carlos'], buttons: [link('Ver su perfil', 'tecnicos/', 'carlos-andres-rojas')] },
  respuesta_publicada: { body: lines('*Publicamos tu respuesta*', 'Ya se lee bajo la reseña de {{1}}, en tu perfil.'), words: ['María Eugenia'], buttons: [link('Ver mis reseñas', 'mi-perfil/resenas?resena=', '12#resena-12')] },
  respuesta_rechazada: { body: lines('*No publicamos tu respuesta*', 'Revisamos tu respuesta a la reseña de {{1}} y no la publicamos.', '{{2}}', '', 'Puedes escribirla de nuevo.'), words: ['María Eugenia', 'Motivo: nombra a otra persona.'], buttons: [link('Escribirla de nuevo', 'mi-perfil/resenas?resena=', '12#resena-12')] },
  resena_respondida: { body: lines('*Respondieron tu reseña*', '{{1}} te escribió: {{2}}', '', 'Gracias por contar cómo te fue.'), words: ['Carlos', '«Gracias por la confianza.»'], buttons: [link('Ver su perfil', 'tecnicos/', 'carlos-andres-rojas#resenas')] },

  // Who waited for somebody of a trade in a place.
  ya_hay_quien: { body: lines('*Ya hay a quién llamar*', 'Nos pediste avisarte cuando hubiera {{1}}. Acaba de publicarse un perfil.', '', 'Este aviso era de una sola vez.'), words: ['plomeros en Suba, Bogotá'], buttons: [link('Ver quién es', 'tecnicos?esp=', 'plomeria&ciudad=Bogot%C3%A1&lugar=Suba')] },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof TEMPLATES
type Texts<Examples extends readonly unknown[]> = { readonly [Index in keyof Examples]: string }
/** As many as the body has variables. */
export type TemplateWords<Name extends TemplateName> = Texts<(typeof TEMPLATES)[Name]['words']>
/** As many as the template has buttons. */
export type TemplateValues<Name extends TemplateName> = Texts<(typeof TEMPLATES)[Name]['buttons']>
