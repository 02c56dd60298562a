// Words of a search that say nothing about who is looked for.

import { phrases } from '#catalogue/domain/search/dictionary/trade-words.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

/** Articles, pronouns and prepositions: ignored inside phrases too. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a al con de del desde e el en es esta la las le les lo los me mi mis muy nos o para por que q se su sus tan te tu tus u un una unas unos y ya`.split(
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
  motor, contra, alto, oculta, oculto, vista, antiguo, antigua, original, originales,
  devuelve, devolviendo, sale, salen, salió, saliendo, poquito, poquita, poca, poco, echa, echan, echando, huele, huelen, olor,
  disparó, dispara, sucio, sucia, sucios, sucias, pelando, pelado, despegó, despegando, parpadean, graba, graban, grabar,
  hundió, hundido, carga, cargan, cargar, genera, generan, saltó, salta, saltan, recomendar, recomiéndenme, recomienden, ahorrar,
  ahorro, nda, naa, don, doña, seño, sra, sr, compré, compramos, compraron, llegó, llega, llegan, llegó, vino, viene, vienen,
  vengan, venga, venir, ven, ver, mirar, mire, miren, mirando, saber, sabe, saben, sé, sepa, decir, dice, dicen, dijo, ayer,
  anoche, desde ayer, desde hace, rato, tiempo, momento, mes, meses, año, años, vez en cuando, cada rato, de repente, pasa, pasó, pasando, paso,
  volvió, vuelve, sigue, siguen, empezó, comenzó, dejó, deja, quedó, queda, quedaron, quiere, quieren, ayudar, ayude, ayuden,
  ayúdeme, urge, me urge, hágame, hagan, haría, arreglen, arregle, reparen, repare, instalen, instale, cambien, mandar, mande, manden, envíen, parece, creo, toca, tocó, debe, debo,
  vecinos, amigo, amiga, parce, veci, muchachos, chicos, familia, bebé, niño, niña, perro, hijo, hija, esposo, esposa, mamá mía,
  oye, oiga, oigan, será, acaso, cómo, cuál, cuáles, qué tal, porfis, por fa, plis, please, muchas gracias, feo, fea, fuerte, duro, dura,
  raro, rara, horrible, lento, lenta, lleno, llena, vacío, vacía, encendido, apagado, apagada, prendido, propio, propia, mismo, misma,
  cosa, cosas, mismo día, antier, ambos, par, unos cuantos, metros, metro, cuadrados, mts, m2, nosotros, ustedes, usted, ellos, él, ella, yo,
  vivo, vivimos, estamos, estaba, estaban, andan, anda, gran, pequeñas, demasiado, demasiada, bastante, casi, apenas, solamente, sólo, además,
  aunque, mientras, entonces, asi que, ojalá, donde, a dónde, cuándo, hicieron, hizo, haciendo, hice, puso, pusieron,
  pongo, quito, quite, quiten, tumbar, sirve, sirven, funciona, funcionan, funcionando, daña, dañando, dañaron, dañó, cada, mitad, principal, bajamos, cadena, entró, metió, estuve, entregaron, organice, organizar, cambian, sube, suben, coja, cojo, plástico, prendo, prender, manejar, manejo`)

// Brands of several trades, materials, and what every house has: beside a stronger word they say nothing about the trade.

export const GENERAL_THINGS: readonly string[] = phrases(`
  haceb, mabe, centrales, electrolux, kalley, bosch, general electric, samsung, lg, panasonic, hisense, midea, whirlpool,
  daewoo, frigidaire, challenger, abba, icasa, corona, madera, acero, acero inoxidable, hierro, aluminio, lámina, malla,
  vidrio, cristal, silicona, tela, cuero, espuma, mármol, granito, concreto, cemento, ladrillo, bloque, cerámica,
  porcelanato, yeso, vinilo, laca, barniz, zinc, policarbonato, acrílico, tabla, estructura, piso, pisos, techo, tejado,
  placa, teja, canal, puerta, puertas, ventana, reja, marco, mueble, muebles, silla, mesa, cama, comedor, escritorio,
  espejo, cuadro, tubo, cable, tanque, manguera, planta, mata, árbol, sensor, motor eléctrico, internet, gas, eléctrico,
  eléctrica, eléctricos, energía, corriente, led, luces, aire, clima, construcción, obra, maestro, tierra abonada, jardín,
  enfriador, compresor, regulador, división, cubierta, solar, paneles, protector, alfombra, forro, agua caliente`)

// Words that lead to a trade only when nothing else in the search does: 'gotea' is Plomería, but in 'la nevera gotea' it
// adds nothing.

export interface WeakWords {
  readonly trades: readonly SpecialtyLabel[]
  readonly phrases: readonly string[]
}

function weak(trades: readonly SpecialtyLabel[], text: string): WeakWords {
  return { trades, phrases: phrases(text) }
}

export const WEAK_WORDS: readonly WeakWords[] = [
  weak(
    ['Electricidad', 'Neveras', 'Lavadoras / Secadoras', 'Gasodomésticos'],
    `
     no enciende, no prende, no arranca, no funciona, no sirve, no quiere prender, no da, dejó de funcionar,
     dejó de prender, se apaga, se apaga sola, se apagó, se quemó, quemado, quemada, marca error, código de
     error, enciende, prende, no ensiende`,
  ),
  weak(
    ['Plomería', 'Impermeabilización'],
    `
     gotea, goteando, gotean, gotear, goteaba, chorrea, chorreando, bota agua, botando agua, tira agua, se
     sale el agua, agua, escurre, pierde agua, mojado, mojada, se inundó, inundación, inundado`,
  ),
  weak(
    ['Plomería'],
    `
     tapado, tapada, tapados, tapadas, tapó, se tapa, taponado, taponada, atascado, obstruido, inundada, rebosa, rebosado, se
     rebosó, no baja, no baja el agua, no descarga, no desagua, no bota el agua, tapao, baño, baños, plomo,
     huele mal, huele feo, mal olor, malos olores, caño, presión`,
  ),
  weak(
    ['Neveras', 'Refrigeración', 'Aires Acondicionados'],
    `
     no enfría, no enfria bien, enfría poco, no congela, no está enfriando, no hace hielo, hace hielo,
     enfriar, enfría, enfriando, congela, congelar, congelando, escarcha, hielo, no emfria, no enfrea, nofria`,
  ),
  weak(
    ['Gasodomésticos', 'Plomería', 'Electricidad'],
    `no calienta, no calienta bien, calienta, caliente, calentar, calentando, llama`,
  ),
  weak(
    ['Lavadoras / Secadoras'],
    `
     no lava, no centrifuga, no exprime, no gira, no seca, no escurre, centrifuga, centrifugar, centrifugando, exprime,
     ropa, secar ropa, lavar ropa, no enjuaga, brinca`,
  ),
  weak(
    ['Lavadoras / Secadoras', 'Neveras', 'Aires Acondicionados'],
    `
     hace ruido, hace mucho ruido, ruido, ruidos, ruidosa, ruidoso, suena, suena mucho, suena duro, vibra,
     pita, tarjeta, tarjeta electrónica, tarjetas electrónicas, filtro, empaque`,
  ),
  weak(
    ['Cerrajería', 'Carpintería'],
    `
     no abre, no cierra, abrir, trabado, trabada, trancado, trancada, bloqueado, bloqueada, se trabó, se
     trancó, se bloqueó`,
  ),
  weak(
    ['Carpintería', 'Soldadura'],
    `
     se descolgó, descolgado, descolgada, se cayó, caído, caída, se salió, se soltó, suelto, suelta, flojo,
     floja, se partió, partido, partida, torcido, torcida, escalera, hinchado, hinchada, roto, rota, rotos,
     rotas, se rompió, quebrado, quebrada, se quebró`,
  ),
  weak(
    ['Gasodomésticos', 'Aires Acondicionados', 'Neveras'],
    `cargar gas, echar gas, poner gas, recargar gas`,
  ),
  weak(
    ['Pintura', 'Yeso / Estuco', 'Drywall'],
    `pared, paredes, muro, muros, color, colores, paré, manchado, manchada, mancha`,
  ),
  weak(['Enchapes', 'Gasodomésticos', 'Carpintería'], `cocina, cocinas, cosina`),
  weak(['Impermeabilización', 'Jardinería menor'], `terraza, patio, balcón, lluvia, llueve`),
  weak(['Electricidad', 'Iluminación LED'], `luz, lus`),
  weak(
    ['Pintura', 'Drywall', 'Carpintería'],
    `
     cuarto, habitación, alcoba, pieza, dormitorio, oficina, estudio, local, garaje, parqueadero,
     sótano`,
  ),
  weak(
    ['Soldadura', 'Aluminio / Vidriería', 'Carpintería'],
    `medida, sobre medidas, metal, metálico, metálica`,
  ),
  weak(['Iluminación LED', 'Electricidad'], `parpadea, titila, fundido, fundida, se fundió, oscuro, oscura`),
  weak(
    ['Electricidad'],
    `huele a quemado, olor a quemado, voltaje bajo, chispea, chispa, botón, pasa corriente, explotó, estalló, se totió`,
  ),
  weak(['Refrigeración', 'Aires Acondicionados'], `frío, fría`),
  weak(
    ['Ensamble de muebles', 'Carpintería'],
    `colgar, perforar, taladrar, hueco, huecos, taladro, tornillo, chazo`,
  ),
  weak(['CCTV', 'Cerrajería'], `seguridad, ladrones, robo, robaron`),
  weak(['Tapicería', 'Pintura', 'Drywall'], `sala`),
  weak(['Plomería', 'Electricidad'], `recibo, factura alta`),
  weak(['Jardinería menor'], `corte, cortar`),
]
