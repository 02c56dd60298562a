import type { Article } from '#site/wording/articles/article.ts'

export const ABOUT: Article = {
  title: 'Quiénes somos',
  description:
    'TecniYa conecta hogares de Colombia con técnicos que dan la cara: foto, precios y reseñas reales.',
  lead: 'Abrirle la puerta a un desconocido es lo más difícil de una reparación. Por eso en TecniYa primero ves quién va a llegar.',
  sections: [
    {
      heading: 'Qué hacemos',
      blocks: [
        'TecniYa es un punto de encuentro entre personas que necesitan arreglar algo en casa y técnicos que saben hacerlo. Buscas por ciudad y oficio, comparas precios y reseñas, escoges una hora y listo: el técnico confirma y va a tu puerta.',
        'No somos una empresa de reparaciones ni les ponemos jefe a los técnicos. Cada uno trabaja por su cuenta, fija sus precios y maneja su agenda. Nosotros cuidamos el lugar donde se encuentran.',
      ],
    },
    {
      heading: 'Qué cuidamos',
      blocks: [
        {
          list: [
            'Que cada perfil tenga cara, oficio, zona y precios a la vista antes de reservar.',
            'Que «Verificado» signifique algo: lo ponemos nosotros después de revisar a la persona; nadie se lo pone solo.',
            'Que las reseñas vengan de servicios terminados: solo califica quien reservó, una vez por visita.',
            'Que una hora reservada sea de una sola persona. Aquí no hay dos citas a la misma hora.',
          ],
        },
      ],
    },
    {
      heading: 'Si eres técnico',
      blocks: [
        'Crear el perfil es gratis. Cuentas qué haces, dónde y a cuánto, lo publicas cuando esté completo y recibes las solicitudes en tu agenda. Aceptas las que puedas atender.',
        [
          'Si quieres empezar hoy, ',
          { text: 'crea tu cuenta', to: '/auth/register' },
          ' y escoge «Técnico». ¿Dudas? ',
          { text: 'Escríbenos', to: '/contacto' },
          '.',
        ],
      ],
    },
  ],
}
