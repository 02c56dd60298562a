// Words that lead to a trade only when nothing else in the search does: 'gotea' is Plomería, but in 'la nevera gotea' it
// adds nothing.
import { phrases } from '#catalogue/domain/search/dictionary/trade-words.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

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
