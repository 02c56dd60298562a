// Words of a search that say nothing about who is looked for.
import { phrases } from '#domain/search/dictionary/trade-words.ts'

/** Articles, pronouns and prepositions: ignored inside phrases too. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  `a al con de del desde e el en es esta la las le les lo los me mi mis o para por que q se su sus te tu tus u un una unas unos y`.split(
    ' ',
  ),
)

export const NOISE_PHRASES: readonly string[] = phrases(`
  necesito, nesecito, nececito, necesita, necesitamos, necesitan, necesitaba, busco, buscando, buscamos,
  buscar, estoy buscando, quiero, quisiera, queremos, requiero, se requiere, requerimos, ocupo, solicito,
  deseo, ando buscando, me gustaría, dónde, dónde encuentro, donde consigo, encuentro, encontrar, consigo,
  conseguir, conoce, conocen, conoces, recomiendan, recomiendas, recomienda, recomiende, recomendado,
  recomendada, recomendados, recomendación, alguien, alguno, alguna, algún, quién, quien arregla, quien
  repara, persona, señor, señora, gente, que arregle, que repare, que instale, hola, buenas, buenos días,
  buenas tardes, buenas noches, buen día, gracias, favor, porfa, porfavor, ayuda, ayúdenme, auxilio,
  socorro, me ayudan, me pueden ayudar, pueden, puede, podría, puedo, hay, tiene, tienen, tengo, tengo un
  problema, problema, problemas, inconveniente, falla, fallas, daño, daños, fallando, averiado, averiada,
  avería, descompuesto, descompuesta, urgente, urgentes, urgentemente, urjente, urgencia, urgencias,
  emergencia, emergencias, ya, ya mismo, ahora, ahora mismo, ahorita, inmediato, inmediata, inmediatamente,
  rápido, rápida, rápidos, lo antes posible, cuanto antes, pronto, hoy, hoy mismo, mañana, esta noche,
  nocturno, tarde, fin de semana, este fin de semana, fines de semana, lunes, martes, miércoles, jueves,
  viernes, sábado, domingo, sábados, domingos, festivo, festivos, este domingo, este sábado, este lunes,
  semana, este mes, día, días, hora, horas, minutos, 24 horas, 24 hrs, 24h, 24 h, 24hs, 24 7, 24x7,
  veinticuatro horas, 24, 7 días, todo el día, toda la noche, técnico, técnica, técnicos, técnicas, tegnico,
  ténico, servicio, servicios, serbicio, servicio técnico, servicios técnicos, servicio a domicilio, a
  domicilio, domicilios, domiciliario, visita, visita técnica, atención, atienda, atiende, atienden,
  especialista, especialistas, especializado, experto, expertos, experta, profesional, profesionales,
  empresa, empresas, compañía, negocio, taller, talleres, trabajador, trabajadores, trabajo, trabajos,
  operario, maestros, ingeniero, ingeniera, oficial, independiente, particular, oficio, autorizado,
  autorizados, cerca, cerca de aquí, cercano, cercana, cercanos, más cercano, aquí, acá, aquí cerca, en mi
  zona, barrio, sector, ciudad, localidad, comuna, municipio, vereda, dirección, ubicado, ubicada,
  alrededor, alrededores, colombia, barato, barata, baratos, baratas, económico, económica, económicos,
  económicas, ekonomico, bajo costo, buen precio, buenos precios, precio, precios, costo, costos, cuánto
  cuesta, cuánto vale, cuánto cobra, cuánto cobran, cuesta, vale, cobra, cobran, cobre, cuánto, valor,
  tarifa, tarifas, cotización, cotizar, cotice, presupuesto, gratis, gratuito, bueno, buena, buenos, buen,
  bien, mejor, mejores, más, muy, confiable, confiables, confianza, honesto, honrado, responsable, cumplido,
  serio, seria, puntual, amable, certificado, certificada, certificados, certificadas, calificado,
  calificada, verificado, verificada, verificados, garantía, garantizado, garantizados, con experiencia,
  experimentado, calidad, limpio, disponible, disponibles, disponibilidad, abierto, se nos dañó, dañado,
  dañada, dañados, dañadas, dañao, se daña, se descompuso, se estropeó, estropeado, se averió, se me, malo,
  mala, malos, malas, en mal estado, mal, mal hecho, viejo, vieja, viejos, viejas, nuevo, nueva, nuevos,
  nuevas, usado, usada, pequeño, pequeña, pequeños, grande, grandes, solo, sola, arreglar, arregla,
  arreglan, arreglo, arreglos, arreglando, areglar, reparar, repara, reparan, reparo, reparación,
  reparaciones, reparasion, reparador, reparando, componer, compone, compostura, solucionar, revisar,
  revisión, revisen, revise, chequeo, diagnóstico, instalar, instala, instalan, instalación, instalaciones,
  instalasion, instalador, instaladores, instalado, instalada, ynstalar, poner, pongan, ponga, colocar,
  colocación, cambiar, cambie, cambio, cambios, cambia, reemplazar, hacer, haga, hacen, hace, mantenimiento,
  mantenimientos, mantenimeinto, mantenimiento preventivo, mantenimiento correctivo, preventivo, correctivo,
  montar, montaje, quitar, retirar, sacar, conectar, ajustar, limpiar, limpieza, lavar, lavado, mover,
  trasladar, desmontar, adecuar, mejorar, fabricar, fabricación, construir, comprar, repuesto, repuestos,
  pieza de repuesto, marca, modelo, tipo, sistema, equipo, equipos, aparato, máquina, casa, casas,
  apartamento, apartamentos, apto, aptos, apartaestudio, aparta estudio, hogar, hogares, vivienda, conjunto,
  conjunto residencial, edificio, unidad, residencial, residencia, finca, bodega, almacén, restaurante,
  hotel, colegio, no, si, sin, ni, pero, como, cuando, tan, mucho, mucha, muchos, muchas, todo, toda, todos,
  todas, otra, otro, vez, también, sobre, entre, hasta, hacia, ser, son, está, están, estoy, era, fue, ha,
  he, han, tenía, nada, nadie, ningún, algo, esto, eso, ese, esa, porque, pues, así, aún, todavía, adentro,
  afuera, dentro, fuera, arriba, abajo, atrás, debajo, encima, the, uno, dos, tres, antes, después, luego,
  siempre, nunca, contratar, contacto, contactar, teléfono, número, whatsapp, celular, cel, wasap, llamar,
  información, info, ofrezco, oferta, ofertas, promoción, descuento, opiniones, mío, mía, nuestra, nuestro,
  vecino, vecina, arrendado, arriendo, niños, mamá, papá, abuela,
  primer piso, segundo piso, tercer piso, cuarto piso, quinto piso, dos pisos, tres pisos, cuatro pisos,
  cuatro, cinco, interior, exterior, completo, completa, mensual, adicional, básico, básica, menor, varias, varios, ajuste, ajustes,
  reposición, detección, tratamiento, protección, ubicación, búsqueda, asesoría, asesor, configuración, configurar, kit, mujer, hombre, fincas,
  motor, contra, alto, oculta, oculto, vista, antiguo, antigua, original, originales`)
