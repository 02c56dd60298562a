// Ley 1480 de 2011: legal guarantee (arts. 7 to 11, and Decreto 735 de 2013 on how it is claimed), withdrawal (art. 47), contact portals (art. 53).

import { CLIENT_DAYS, REOPEN_DAYS } from '#guarantee/domain/guarantee-case.ts'
import { ANSWER_TIME } from '#guarantee/wording/guarantee.ts'
import { BRAND } from '#platform/wording/brand.ts'
import { type Article, POLICY_DATE } from '#site/wording/articles/article-format.ts'
import { GUARANTEE_DAYS } from '#visits/domain/listed-visit.ts'

export const TERMS: Article = {
  title: 'Términos',
  description:
    'Las reglas de TecniYa en lenguaje claro: reservas, precios, garantía y retracto según la Ley 1480 de 2011.',
  lead: 'Las reglas de la casa, en lenguaje claro. Al usar TecniYa las aceptas.',
  updated: POLICY_DATE,
  sections: [
    {
      heading: 'Qué es TecniYa',
      blocks: [
        `${BRAND.name} pone en contacto a personas que necesitan una reparación con técnicos independientes. El contrato del servicio es entre tú y el técnico; nosotros damos el catálogo, la reserva, las reseñas y el soporte. La ley nos llama «portal de contacto» (artículo 53 de la Ley 1480 de 2011).`,
      ],
    },
    {
      heading: 'Tu cuenta',
      blocks: [
        {
          list: [
            'Debes ser mayor de edad y dar datos verdaderos.',
            'Tu contraseña es personal. Lo que se haga con tu cuenta se entiende hecho por ti, salvo que nos avises de un uso ajeno.',
            'Podemos suspender cuentas que engañen, acosen o incumplan estas reglas.',
          ],
        },
      ],
    },
    {
      heading: 'Reservas',
      blocks: [
        {
          list: [
            'Cada reserva es de una hora y queda como solicitada hasta que el técnico la confirma.',
            'El técnico puede cancelar una cita que todavía no ha pasado, y te avisamos en seguida.',
            'Si nadie responde antes de la hora, la solicitud se cancela sola y la hora queda libre.',
            [
              'Si ya no necesitas la visita, avísale al técnico desde ',
              { text: 'Mis reservas', to: '/mis-reservas' },
              ' lo antes posible.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Precios y pago',
      blocks: [
        'Cada técnico fija sus precios. Los que ves son un punto de partida: el valor final depende del trabajo y se acuerda antes de empezar. Reservar no cuesta nada.',
        'El servicio se paga directamente al técnico, con el medio que los dos acuerden. TecniYa no guarda datos de tarjetas.',
      ],
    },
    {
      heading: 'Garantía',
      blocks: [
        'Todo servicio tiene la garantía legal de la Ley 1480 de 2011. Si entregas un bien para reparar y no aceptaste por escrito otra cosa, se presume una garantía de tres meses desde que te lo devuelven. Un técnico puede ofrecerte más tiempo, nunca menos de lo que la ley ordena.',
        'En los servicios la ley te deja escoger: que se repita el trabajo sin costo o que te devuelvan lo que pagaste, con los materiales (artículo 11 de la Ley 1480 y Decreto 735 de 2013). Lo que escojas queda por escrito en tu caso.',
        {
          list: [
            [
              'Si algo queda mal, abre un caso con «Usar la garantía» en ',
              { text: 'Mis reservas', to: '/mis-reservas' },
              `, hasta ${GUARANTEE_DAYS} días después de la visita.`,
            ],
            `El técnico tiene ${ANSWER_TIME} para responder: repite el trabajo sin costo, te devuelve el dinero o dice por qué no está de acuerdo.`,
            'Si no responde, si no se ponen de acuerdo o si la falla se repite, decide nuestro equipo y explica por qué.',
            `Cuando te toca a ti, tienes ${CLIENT_DAYS} días. Si no respondes, el caso se cierra, pero tu garantía legal no se pierde por eso: puedes abrirlo de nuevo durante ${REOPEN_DAYS} días.`,
            [
              'Después de esos plazos tu garantía legal puede seguir: ',
              { text: 'escríbenos', to: '/contacto' },
              ' con la fecha de la visita. Si hace falta, retiramos al técnico del catálogo.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Retracto',
      blocks: [
        'Como reservas a distancia, tienes cinco días hábiles para retractarte (artículo 47 de la Ley 1480). El derecho termina si el servicio ya comenzó con tu acuerdo. Si alcanzaste a pagar algo, el técnico debe devolverlo completo.',
      ],
    },
    {
      heading: 'Perfiles y reseñas',
      blocks: [
        {
          list: [
            'Los técnicos responden por lo que publican: nombre, foto, oficio, precios, certificaciones y licencias.',
            '«Verificado» quiere decir que nuestro equipo revisó el perfil. No reemplaza tu propio criterio ni es una garantía del trabajo.',
            'Solo reseña quien tuvo el servicio. Revisamos cada comentario antes de publicarlo y no borramos una opinión por ser mala.',
          ],
        },
      ],
    },
    {
      heading: 'Ley y cambios',
      blocks: [
        'Estos términos se rigen por las leyes de Colombia y no quitan ningún derecho que la ley te dé como consumidor. Si los cambiamos, lo diremos aquí con la fecha.',
        [
          'También puedes acudir a la ',
          { text: 'Superintendencia de Industria y Comercio', to: 'https://www.sic.gov.co' },
          '.',
        ],
      ],
    },
  ],
}
