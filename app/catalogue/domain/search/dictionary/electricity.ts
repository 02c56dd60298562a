import { phrases, type TradeWords } from '#catalogue/domain/search/dictionary/trade-words.ts'

export const ELECTRICITY: TradeWords = {
  things: phrases(`
    breaker, taco, tacos, tablero eléctrico, tablero, caja de breakers, caja de tacos, toma, toma corriente,
    tomacorriente, enchufe, switch, suiche, suich, apagador, cable, cableado, cableado eléctrico, alambre,
    instalación eléctrica, red eléctrica, acometida, contador de luz, contador de energía, medidor de luz,
    medidor de energía, polo a tierra, puesta a tierra, línea a tierra, varilla de tierra, calentador
    eléctrico, extensión eléctrica, multitoma, protector de voltaje, estabilizador, regulador de voltaje,
    ups, transformador, voltaje, corriente, energía, plano eléctrico, retie, fusible, fotocelda, planta
    eléctrica, motor eléctrico, ventilador de techo, extractor de baño, dos veinte, 220 voltios, 110
    voltios, cargador de carro eléctrico, canaleta de cables, canaleta eléctrica, bajón de luz,
    cortos, breakers, protector, pico de voltaje, línea eléctrica,
    línea de 220, 220, bifásica, trifásica`),
  troubles: phrases(`
    Se fue la luz, No hay luz, Sin luz, Sin energía, No hay energía, Se fue la energía, Se va la luz, La luz
    se va, Corto circuito, Cortocircuito, Corto, Corto eléctrico, Hay un corto, Se saltan los tacos, Se
    salta el taco, Se salta el breaker, Se bajan los tacos, Se bajan los breakers, Se dispara el breaker, Se
    totean los tacos, El breaker no sube, Toma quemada, Se quemó la toma, Se quemó el enchufe, 
    Chispas en la toma, Chispas, Saltan chispas, El enchufe no sirve, La toma no
    funciona, Bajones de luz, La luz se baja, Me da corriente, Cables pelados, Cable suelto, Cables sueltos,
    El timbre no suena, El recibo de la luz llegó alto, Media casa sin luz, Sobrecarga,
    Saltó la térmica, Se cayeron los tacos, Se saltó el taco, Se bajó el taco, Se bajaron los tacos, Se disparó el breaker, Se brincan los tacos, La toma echa chispas, El enchufe echa chispas, Se quemaron los cables,
    No tengo luz, No tenemos luz, No tengo energía`),
  tasks: phrases(`
    cablear, cambiar breaker, cambiar tacos, cambiar toma, cambiar tomas, cambiar interruptor, cambiar
    enchufe, instalar toma, instalar tomacorriente, instalar enchufe, instalar interruptor, instalar
    breaker, instalar timbre, instalar ventilador, instalar ventilador de techo, instalar ducha eléctrica,
    instalar contador, sacar una toma, sacar punto eléctrico, punto eléctrico, punto de luz, poner polo a
    tierra, certificado retie, certificación retie, revisión eléctrica, instalaciones eléctricas, trifilar,
    cambio de cableado, independizar la luz,
    revisión de cortos`),
  regionalisms: phrases(`diferencial, térmica, llave térmica, contacto eléctrico, socket,
    disyuntor, tablero de luz, tomada, electrician, jabalina`),
  brands: phrases(
    `
    schneider, luminex, siemens, legrand, centelsa, procables, enel, codensa, epm, emcali, electricaribe,
    air-e, afinia, essa`,
  ),
  misspellings: phrases(`
    electrisista, eletricista, eletrisista, electrecista, elestricista, elestrisista, electrisidad,
    eletricidad, elestricidad, eletrico, elestrico, electrisita, braker, breke, breiker, breaquer, brequer,
    taco electrico, tomacorriete, suitche, swich, swiche, enchufle, corto sircuito, cortosircuito, corto
    cirquito, se fue la lus, no hay lus, correinte`),
}

export const LIGHTING: TradeWords = {
  things: phrases(`
    bombilla, lámpara, lámpara de techo, lámpara colgante, lámpara led, luminaria, luces, luz led, luces
    led, cinta led, tira led, panel led, bala led, ojo de buey, plafón, reflector, foco, spot, riel de
    luces, aplique, candelabro, araña de techo, tubo led, luz cálida, luz blanca, luz fría, luz indirecta,
    luz de emergencia, luz de jardín, luces de navidad, luces navideñas, alumbrado, sensor de luz, dimmer,
    balasto, driver led, iluminación de jardín, iluminación de fachada`),
  troubles: phrases(`
    Bombillo fundido, Se fundió el bombillo, Se fundió la lámpara, Se quemó el bombillo, La lámpara no
    prende, La lámpara no enciende, El bombillo no prende, La luz no enciende, No prende la luz, La lámpara
    parpadea, El led parpadea, El bombillo parpadea, La cinta led no prende, Poca luz, Sala oscura, Se cayó
    la lámpara, El sensor no prende la luz,
    Las luces parpadean, Se quemaron los bombillos, Se fundieron los bombillos`),
  tasks: phrases(`
    instalar lámpara, instalar lámparas, colgar lámpara, cambiar bombillo, cambiar bombillos, instalar
    luces, poner luces, instalar cinta led, instalar reflector, instalar panel led, cambiar a led, cambiar
    luces, diseño de iluminación, iluminar, instalar dimmer, poner bombillos`),
  regionalisms: phrases(
    `ampolleta, lamparita, tubo fluorescente, bombilla led, foco led, farol, farola, downlight`,
  ),
  brands: phrases(`philips, sylvania, osram, ledvance, iltec, lummi, megaled`),
  misspellings: phrases(`
    iluminasion, yluminacion, ilumunacion, lanpara, lanparas, bonbillo, bombiyo, vombillo, vombilla,
    lamparas let, luces let, leds, sinta led`),
}

export const SOLAR: TradeWords = {
  things: phrases(`
    panel fotovoltaico, fotovoltaico, sistema fotovoltaico, celda solar, inversor, inversor solar,
    microinversor, batería solar, banco de baterías, regulador solar, controlador de carga, solar, techo
    solar, kit solar, lámpara solar, reflector solar, bombillo solar, calentador solar, bomba solar, energía
    renovable, energía limpia, energía alternativa, medidor bidireccional, paneles, sistema aislado`),
  troubles: phrases(`
    El panel solar no carga, Los paneles no generan, Los paneles solares no cargan, La batería solar no
    carga, El inversor no prende, El inversor pita, Paneles sucios, Finca sin energía, No llega la luz a la
    finca, Quiero bajar el recibo de la luz, Gasto mucha energía`),
  tasks: phrases(`
    instalar paneles solares, instalar panel solar, poner paneles, limpiar paneles, limpieza de paneles,
    lavar paneles solares, mantenimiento de paneles, diseño solar, generar mi propia energía, ahorrar
    energía, ahorro de energía, vender energía`),
  regionalisms: phrases(
    `
    placa solar, placas fotovoltaicas, celdas solares, termosolar, boiler solar, calefón solar`,
  ),
  brands: phrases(`growatt, jinko, canadian solar, huawei solar, deye, victron, celsia, ja solar, longi`),
  misspellings: phrases(`
    panel zolar, paneles solare, panele solares, panales solares, energia zolar, foto voltaico,
    fotoboltaico, fotobolaico, imbersor, inbersor`),
}

export const SMART_HOME: TradeWords = {
  things: phrases(`
    hogar inteligente, casa conectada, casa automatizada, hogar digital, edificio inteligente, bombillo
    inteligente, interruptor inteligente, toma inteligente, enchufe inteligente, luces inteligentes,
    iluminación inteligente, persiana motorizada, persiana eléctrica, persiana automática, cortina
    motorizada, cortina eléctrica, cortina automática, asistente de voz, control por voz, control por
    celular, termostato, sensor inteligente, parlante inteligente, timbre inteligente, router, wifi,
    internet, red wifi, repetidor wifi, mesh, teatro en casa, sonido ambiental, riego automático inteligente, alexa, google home,
    motor para persiana, motor para cortina, persiana con motor, cortina con motor`),
  troubles: phrases(`
    El wifi no llega, No llega el wifi, Mala señal de wifi, El wifi no llega al cuarto, Alexa no responde,
    Alexa no conecta, El bombillo inteligente no conecta, La persiana eléctrica no funciona, El interruptor
    inteligente no conecta, Quiero prender las luces con el celular`),
  tasks: phrases(`
    automatizar, automatizar casa, automatizar persianas, automatizar luces, instalar alexa, configurar
    alexa, configurar wifi, instalar wifi, configurar router, ampliar wifi, programar escenas, instalar
    teatro en casa, cablear red`),
  regionalisms: phrases(
    `inmótica, smart home, smarthome, toldo motorizado, roller motorizada, casa domótica`,
  ),
  brands: phrases(
    `
    sonoff, shelly, broadlink, zigbee, home assistant, apple homekit, homekit, tp-link,
    somfy, echo dot`,
  ),
  misspellings: phrases(`
    domotika, domotic, casa intelijente, casas inteligente, automatisar, automatisacion, alexia, wi fi,
    guifi, wuifi, sonof, rauter, routter`),
}

export const CAMERAS: TradeWords = {
  things: phrases(`
    cámara, cámara de seguridad, cámara de vigilancia, cámara wifi, cámara ip, cámara inalámbrica, cámara
    oculta, cámara de video, video vigilancia, vigilancia, circuito cerrado de televisión, dvr, nvr, xvr,
    grabador, disco de cámaras, alarma, alarma de casa, sistema de alarma, sensor de alarma, sirena,
    videoportero, video portero, citófono con cámara, cerca eléctrica, concertina eléctrica, control de
    acceso, biométrico, lector de huella, sistema de seguridad, seguridad electrónica, monitoreo, detector
    de movimiento, visión nocturna`),
  troubles: phrases(`
    La cámara no graba, Las cámaras no graban, La cámara no se ve, Las cámaras no se ven, La cámara no tiene
    imagen, La cámara no conecta, No veo las cámaras en el celular, Cámara borrosa, La alarma no suena, La
    alarma se dispara sola, La alarma suena sola, El videoportero no funciona, El dvr no prende, El dvr
    pita, Se metieron los ladrones, Se entraron a la casa`),
  tasks: phrases(`
    instalar cámaras, instalar cámara, instalación de cámaras, poner cámaras, instalar alarma, poner alarma,
    instalar videoportero, configurar cámaras, configurar dvr, ver cámaras por celular, mantenimiento de
    cámaras, mover cámara, revisar cámaras`),
  regionalisms: phrases(`telecámara, portero eléctrico, portero visor, interfón, intercomunicador,
    cámaras de video, security camera`),
  brands: phrases(`hikvision, dahua, ezviz, imou, reolink, hilook, honeywell, prosegur, dsc, wyze`),
  misspellings: phrases(`
    camara de seguridá, camaras de segurida, kamara, camaras de vijilancia, vijilancia, cctb, cc tv,
    videovijilancia, vidioportero, bideoportero, hikvison, hick vision`),
}
