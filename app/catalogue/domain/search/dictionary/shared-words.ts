// What several trades may solve, the likeliest trade first.
import { phrases } from '#catalogue/domain/search/dictionary/trade-words.ts'
import type { SpecialtyLabel } from '#technicians/domain/specialties.ts'

export interface SharedWords {
  readonly trades: readonly SpecialtyLabel[]
  readonly things: readonly string[]
  readonly troubles: readonly string[]
  readonly misspellings: readonly string[]
}

function shared(
  trades: readonly SpecialtyLabel[],
  things: string,
  troubles = '',
  misspellings = '',
): SharedWords {
  return { trades, things: phrases(things), troubles: phrases(troubles), misspellings: phrases(misspellings) }
}

export const SHARED_WORDS: readonly SharedWords[] = [
  shared(
    ['Gasodomésticos', 'Plomería', 'Electricidad'],
    `
    calentador, calentador de agua, calentador de acumulación, instalar calentador, agua caliente`,
    `Calentador dañado, Se dañó el calentador`,
    `callentador, calentadol`,
  ),
  shared(
    ['Plomería', 'Gasodomésticos'],
    `fuga, escape, registro, manguera, revisar fuga`,
    `Hay una fuga`,
    `fuja`,
  ),
  shared(['Plomería', 'Electricidad', 'Gasodomésticos'], `medidor, contador, acometida nueva`),
  shared(
    ['Impermeabilización', 'Plomería'],
    `
    humedad, humedades, filtración, gotera, goteras, gotero, goteo, quitar humedad, tratar humedad`,
    `
    Humedad en la pared, Pared con humedad, Mancha de humedad, Filtración de agua, Se filtra el agua, Agua
    que cae del techo, Gotera del vecino`,
    `umedad, jotera, filtrasion`,
  ),
  shared(['Cerrajería', 'Plomería'], `llave`, '', `yave, llabe`),
  shared(
    ['Impermeabilización', 'Drywall', 'Plomería'],
    `mancha en el techo`,
    `Se cayó el techo, Techo manchado, Techo caído`,
  ),
  shared(['Pintura', 'Impermeabilización'], `fachada, culata, hidrolavado`, `Fachada sucia`),
  shared(['Yeso / Estuco', 'Pintura'], `resane, resanar, resanes`, `Pared dañada`, `rezane`),
  shared(
    ['Enchapes', 'Pisos / Baldosas'],
    `cerámica, porcelanato, mortero de pega`,
    '',
    `seramica, porselanato`,
  ),
  shared(
    ['Pisos / Baldosas', 'Enchapes'],
    `baldosín, tableta de gres`,
    `Baldosa floja, Baldosa soplada, Se partió una baldosa`,
  ),
  shared(
    ['Pisos / Baldosas', 'Enchapes', 'Yeso / Estuco', 'Drywall'],
    `
    albañil, albañila, albañilería, albañiles, maestro de obra, maestro de construcción, maestro, ayudante
    de obra, oficial de construcción, constructor, construcción, obra, obra blanca, obra negra, obra gris, obra civil,
    mampostería, pega de ladrillo, ladrillo, bloque, cemento, contratista, levantar muro, tumbar pared,
    tumbar muro, demolición, demoler`,
    '',
    `alvañil, albañir, alvañileria`,
  ),
  shared(
    ['Enchapes', 'Plomería', 'Pintura', 'Pisos / Baldosas', 'Drywall'],
    `
    remodelación, remodelaciones, remodelar, remodelar baño, remodelar cocina, remodelación de baños,
    remodelación de cocinas, remodelar apartamento, acabados, adecuaciones, ampliar cocina, ampliar casa, ampliación`,
    `Quiero remodelar el baño`,
  ),
  shared(
    ['Ensamble de muebles', 'Plomería', 'Electricidad', 'Pintura', 'Carpintería'],
    `
    todero, todera, toderos, arreglos varios, arreglos locativos, locativas, reparaciones locativas,
    mantenimiento locativo, arreglos de casa, arreglos del hogar, reparaciones del hogar, mantenimiento del
    hogar, arreglos pequeños, hombre de servicios, mil usos, chapuza`,
  ),
  shared(
    ['Neveras', 'Lavadoras / Secadoras', 'Refrigeración', 'Gasodomésticos'],
    `
    electrodoméstico, línea blanca, línea blanca y gasodomésticos, técnico de electrodomésticos`,
    `Se quemó un electrodoméstico`,
    `eletrodomestico`,
  ),
  shared(['Neveras', 'Electricidad'], `corto en la nevera`, `La nevera hace corto`),
  shared(['Lavadoras / Secadoras', 'Electricidad'], `corto en la lavadora`, `La lavadora hace corto`),
  shared(
    ['Electricidad', 'Plomería'],
    `ducha eléctrica`,
    `La ducha eléctrica no calienta, La ducha pasa corriente`,
  ),
  shared(['Plomería', 'Electricidad'], `motobomba, bomba de agua`, `La motobomba no prende`),
  shared(
    ['Refrigeración', 'Neveras'],
    `congelador, freezer, nevera comercial`,
    `El congelador no congela, El congelador no enfría`,
    `conjelador`,
  ),
  shared(
    ['Refrigeración', 'Aires Acondicionados'],
    `gas refrigerante, recarga de gas refrigerante, compresor, condensador, evaporador`,
  ),
  shared(
    ['Electricidad', 'CCTV'],
    `timbre, citófono, citofonía, portero`,
    `El citófono no funciona, El citófono no suena`,
  ),
  shared(
    ['Electricidad', 'Iluminación LED'],
    `bombillo, interruptor, sensor de movimiento`,
    `La luz no prende, La luz parpadea`,
  ),
  shared(['Electricidad', 'Domótica básica'], `punto de red, cableado estructurado`),
  shared(
    ['Cerrajería', 'Domótica básica'],
    `
    cerradura inteligente, chapa inteligente, cerradura digital, chapa digital, cerradura con clave`,
  ),
  shared(
    ['Soldadura', 'Cerrajería'],
    `portón, puerta metálica, puerta de seguridad, chapa de portón`,
    `El portón no abre, El portón no cierra`,
  ),
  shared(
    ['Soldadura', 'Aluminio / Vidriería'],
    `reja, baranda, marquesina, policarbonato, mosquitero metálico`,
  ),
  shared(
    ['Soldadura', 'Impermeabilización'],
    `techo de zinc, teja de zinc, techo metálico, canaleta, canal de agua`,
  ),
  shared(
    ['Carpintería', 'Ensamble de muebles'],
    `closet, ropero, armario, escritorio, mesa, comedor, biblioteca, cama`,
    `Cama rota, Se rompió la cama`,
  ),
  shared(['Ensamble de muebles', 'Carpintería', 'Tapicería'], `mueble, muebles`),
  shared(
    ['Tapicería', 'Carpintería'],
    `silla, silla de comedor, mecedora, cabecero`,
    `Silla rota, Se rompió la silla`,
  ),
  shared(
    ['Ensamble de muebles', 'Domótica básica'],
    `cortina, persiana`,
    `La persiana no sube, La cortina no baja`,
  ),
  shared(
    ['Carpintería', 'Cerrajería', 'Soldadura'],
    `puerta, puertas, instalar puerta, cambiar puerta`,
    `La puerta no cierra, Puerta dañada`,
  ),
  shared(['Drywall', 'Aluminio / Vidriería'], `división, división de oficina`),
  shared(['Impermeabilización', 'Soldadura'], `techo, tejado`),
  shared(
    ['Neveras', 'Lavadoras / Secadoras', 'Gasodomésticos'],
    `haceb, mabe, centrales, electrolux, kalley, bosch, general electric`,
    '',
    `jaceb, haceeb, mave`,
  ),
  shared(
    ['Neveras', 'Lavadoras / Secadoras', 'Aires Acondicionados'],
    `samsung, lg, panasonic, hisense, midea`,
    '',
    `samsumg, sansung, samsun`,
  ),
  shared(
    ['Lavadoras / Secadoras', 'Neveras'],
    `whirlpool, daewoo, frigidaire`,
    '',
    `wirpool, whirpool, werpool, güirpul`,
  ),
  shared(['Gasodomésticos', 'Neveras'], `challenger, abba, icasa`, '', `chalenger, challenguer`),
  shared(['Enchapes', 'Plomería', 'Pisos / Baldosas'], `corona`),
  shared(
    ['Aires Acondicionados', 'Neveras', 'Refrigeración'],
    `carga de gas, recarga de gas, carga de gas refrigerante`,
  ),
  shared(['Refrigeración', 'Aluminio / Vidriería'], `vitrina`),
  shared(['Carpintería', 'Aluminio / Vidriería'], `marco`),
  shared(['Carpintería', 'Tapicería'], `restauración, restaurar, restaurador`),
  shared(['Impermeabilización', 'Gasodomésticos'], `cubierta`),
  shared(['Impermeabilización', 'Soldadura'], `zinc, lámina de zinc`),
  shared(['Gasodomésticos', 'Electricidad'], `regulador`),
  shared(['Domótica básica', 'CCTV', 'Iluminación LED'], `sensor`),
  shared(['Impermeabilización', 'Plomería'], `cámara térmica`),
  shared(['Gasodomésticos', 'Electricidad', 'Plomería'], `ducha caliente`, `La ducha sale fría`),
]
