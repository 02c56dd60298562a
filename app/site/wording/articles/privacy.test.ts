import { expect, test } from 'vitest'
import { PRIVACY, RETENTION_TABLE } from '#site/wording/articles/privacy.ts'

test('/privacidad shows how long everything is kept', () => {
  const kept = Object.fromEntries(RETENTION_TABLE.rows.map(([what = '', time]) => [what, time]))
  expect(kept).toEqual({
    'Tu cuenta, tu perfil, tus reservas y tus reseñas': 'Mientras tengas cuenta',
    'Una cuenta que eliminas': '30 días después de eliminarla',
    'Una cuenta que el equipo retira': '1 año después de retirarla',
    'Sesiones abiertas': '30 días sin uso',
    'Enlaces de un solo uso que te mandamos': '1 hora',
    'Conteo de intentos, sin nombres': '24 horas como máximo',
    'El número de WhatsApp que desconectas': '1 día después de desconectarlo',
    'Si te llegó lo que te escribimos por WhatsApp': '90 días',
    'Lo que nos escribes por WhatsApp y aún no pasamos a tu visita': '8 días como máximo',
    'Lo que escribes por WhatsApp con varias visitas abiertas': '2 horas como máximo',
    'El archivo con tus datos que pides': '1 día después de prepararlo',
    'Fotos del daño, de una garantía o de un reporte':
      '90 días después de la visita, de cerrar el caso o de resolver el reporte',
    'Fotos que subes y no usas, o que reemplazas': '1 día',
    'Documentos para verificarte': '30 días después de decidir, o de irte',
    'Palabras con que se pide cada oficio': 'Sin límite',
    'Cuántas veces se buscó cada oficio en cada lugar': '455 días',
    'Una marca de que una conexión ya buscó algo hoy': '26 horas',
    'Lo mismo, de palabras que el buscador no entendió': '8 días',
    'Lo que pediste que te avisáramos cuando haya': '60 días después de pedirlo',
    'El correo de quien pide un aviso sin cuenta y no lo confirma': '24 horas',
    Reportes: '2 años después de resolverlos',
    'Si salieron los correos y avisos que te mandamos': '30 días',
    'Correos y avisos que no se pudieron enviar': '30 días',
    'Copias de los correos': '30 días',
    'El registro de decisiones del equipo': 'Sin límite',
  })
  const blocks = PRIVACY.sections.flatMap(section => section.blocks)
  expect(blocks).toContainEqual({ table: RETENTION_TABLE })
})

test('/privacidad names who carries messages by WhatsApp, and how to leave', () => {
  const text = JSON.stringify(PRIVACY.sections)
  for (const words of ['Meta', 'SALIR', 'nunca ve tu número']) expect(text).toContain(words)
})

test('/privacidad says what stays in the receipts of an erased technician, and why', () => {
  const texts = PRIVACY.sections.flatMap(({ blocks }) => blocks.filter(block => typeof block === 'string'))
  const [kept = '', ...more] = texts.filter(text => text.includes('comprobantes'))
  expect(more).toEqual([])
  for (const words of ['los renglones como los escribiste', 'Ley 1480', '«Qué hiciste»'])
    expect(kept).toContain(words)
})
