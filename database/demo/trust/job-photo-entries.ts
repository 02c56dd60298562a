// Which demo technicians show past jobs: drawing | tint | months ago | caption.
export const JOB_PHOTO_ENTRIES: Readonly<Record<string, string>> = {
  'Carlos Andrés Rojas': `
    sink | mint | 1 | Sifón y grifería nuevos en Compartir
    shower | sand | 2 | Ducha con mezclador, sin romper baldosa
    heater | rose | 3 | Calentador de paso con prueba de fuga
    roof | sky | 4 | Manto en terraza de Ciudad Verde`,
  'Nelson Vargas': `
    washer | sky | 1 | Bomba de desagüe nueva; volvió a exprimir
    fridge | rose | 2 | Nevera que no enfriaba: relé y ventilador
    washer | mint | 5 | Cambio de empaque de puerta en San Mateo`,
  'Luz Marina Cárdenas': `
    fuses | sky | 1 | Tablero con breakers rotulados en Laureles
    lamps | sand | 2 | Tres colgantes LED sobre el comedor
    fuses | mint | 6 | Polo a tierra certificado
    lamps | rose | 8 | Luz de sala con interruptor por voz`,
  'Gloria Patricia Montoya': `
    sink | rose | 1 | Lavaplatos sin goteras en Belén
    heater | mint | 3 | Calentador a gas con ducto nuevo
    shower | sky | 7 | Mezclador monocontrol en baño auxiliar`,
  'Rubén Darío Echeverri': `
    cabinet | sand | 1 | Clóset de cedro a la medida
    floor | mint | 4 | Piso laminado en dos alcobas`,
  'Wilson Bautista': `
    cabinet | mint | 1 | Armario ensamblado y nivelado
    cabinet | rose | 3 | Puertas ajustadas: ya cierran solas
    sofa | sky | 5 | Sofá cama armado el mismo día`,
  'Jairo Hernán Beltrán': `
    fuses | rose | 2 | Caja de breakers nueva en Kennedy
    lamps | sky | 4 | Cambio a LED en toda la casa`,
  'Angélica Forero Niño': `
    paint | sand | 1 | Sala en dos tonos, sin manchas en el piso
    paint | rose | 3 | Estuco y pintura después de una humedad
    paint | sky | 6 | Alcoba infantil lavable`,
  'Diana Milena Quiroga': `
    floor | rose | 1 | Porcelanato 60×60 en sala
    shower | mint | 3 | Enchape de ducha con nicho
    floor | sky | 5 | Baldosa del patio con desnivel`,
  'Paula Andrea Villamil': `
    window | sky | 1 | Ventana corrediza con vidrio templado
    window | sand | 4 | División de baño a la medida`,
  'Milton Arrieta': `
    aircon | sky | 1 | Minisplit de 12.000 BTU instalado
    aircon | sand | 2 | Lavado químico: bajó el recibo
    fridge | mint | 6 | Carga de gas en nevera comercial`,
  'Édgar Peñaloza': `
    lock | sand | 1 | Chapa de seguridad en puerta metálica
    lock | mint | 3 | Cambio de guardas sin dañar la puerta`,
  'Amparo Lasso': `
    paint | mint | 2 | Fachada pintada con andamio
    roof | sand | 5 | Terraza impermeabilizada antes del invierno`,
  'Viviana Escobar Ríos': `
    garden | sky | 1 | Antejardín podado y sembrado
    garden | sand | 4 | Cerca viva a una sola altura`,
  'Sandra Milena Caicedo': `
    sofa | rose | 1 | Sofá retapizado en lino antimanchas
    sofa | mint | 4 | Sillas de comedor como nuevas`,
  'Óscar Iván Giraldo': `
    camera | sky | 2 | Cuatro cámaras con grabación en la nube
    solar | sand | 5 | Dos paneles para el calentador`,
  'Daniela Arango Vélez': `
    solar | sky | 1 | Seis paneles en teja de barro
    fuses | sand | 3 | Tablero para energía solar`,
}
