// Brands of several trades, materials, and what every house has: beside a stronger word they say nothing about the trade.
import { phrases } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const GENERAL_THINGS: readonly string[] = phrases(`
  haceb, mabe, centrales, electrolux, kalley, bosch, general electric, samsung, lg, panasonic, hisense, midea, whirlpool,
  daewoo, frigidaire, challenger, abba, icasa, corona, madera, acero, acero inoxidable, hierro, aluminio, lámina, malla,
  vidrio, cristal, silicona, tela, cuero, espuma, mármol, granito, concreto, cemento, ladrillo, bloque, cerámica,
  porcelanato, yeso, vinilo, laca, barniz, zinc, policarbonato, acrílico, tabla, estructura, piso, pisos, techo, tejado,
  placa, teja, canal, puerta, puertas, ventana, reja, marco, mueble, muebles, silla, mesa, cama, comedor, escritorio,
  espejo, cuadro, tubo, cable, tanque, manguera, planta, mata, árbol, sensor, motor eléctrico, internet, gas, eléctrico,
  eléctrica, eléctricos, energía, corriente, led, luces, aire, clima, construcción, obra, maestro, tierra abonada, jardín,
  enfriador, compresor, regulador, división, cubierta, solar, paneles, protector, alfombra, forro, agua caliente`)
