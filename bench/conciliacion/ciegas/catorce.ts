import { type EscenaCiega, lineas } from './escena.ts'

const otro = 'rastreo=085904421190345577'

/**
 * A month of an agency: deposits of a group in equal parts, one transfer for two bookings, an agent that pays without its
 * commission, two customers of one surname and amount, a letter for a nought, the year before, dollars paid in pesos, what a
 * terminal settles, cash at a store, money that comes back. Committed before it was run; then seven of 251 labels were put right:
 * a booking's one pago is called by two words, anybody may pay, HABITACION 2 is a room, WOK 4RT is WOK4RT, and in one own row the
 * pago's short number stood where the bank prints the clave. Those of days, payers and instalments behind the others were written
 * then, and mended too.
 */
export const catorce: readonly EscenaCiega[] = [
  {
    codigo: 'KTM4R2/2',
    propias: lineas(`
      bbva: KTM4R2 segundo pago
      banorte: segundo pago KTM4R2
      santander: KTM4R2 2do pago
      bajio de=COLEGIO BENITO JUAREZ MERIDA AC: ktm4r2 segundo pago
      hsbc: KTM4R2 SEGUNDO PAGO CHIAPAS
      scotia: KTM4R2 pago 2
    `),
    ajenas: lineas(`
      bbva: KTM4R2
      banorte: KTM4R2 generacion 2027
      santander: KTM4R2 tercer pago
      bajio: KTM4R2 primer pago
      banregio: KTM4R2 ultimo pago
      hsbc: KTM4R2 liquidacion
      scotia: KTM4R2 pago 3 de 3
      bbva de=LAURA CHAN POOT: KTM4R2 mi hijo Diego
      inbursa de=LAURA CHAN POOT: KTM4R2 alumno Diego Chan
      [gemela] bbva: KTM4R2 segundo pago
      [otra=+1] banorte: KTM4R2 segundo pago
      [cargo=+1] bbva: KTM4R2 segundo pago
      banamex: KTM4R2 segundo y tercer pago
      afirme: KTM4R2 segundo pago generacion 2026
      corto: segundo pago
      corto: colegio benito juarez
      bbva: KTM4R2 no es segundo pago
      banorte: KTM4R2 segundo pago y liquidacion
      santander: KTM4R2 segundo y ultimo pago
      bajio: KTM4R2 pago 3 segundo pago
      hsbc: KTM4R2 2do pago de 4
      [cargo=-5] bbva: KTM4R2 segundo pago
      [monto=36800] bbva: KTM4R2 segundo pago
      [dia=+8] bbva: KTM4R2 segundo pago
    `),
  },
  {
    codigo: 'LR5W8N',
    propias: lineas(`
      bbva: LR5W8N
      banorte: hilda cervantes LR5W8N huasteca
      santander: pago lr5w8n taninul
      dimo: LR5W8N
    `),
    ajenas: lineas(`
      [monto=16500] bbva: LR5W8N y LR6X3M
      [monto=16500] banorte: LR5W8N LR6X3M
      [monto=16500] santander: LR5W8N
      [monto=16500] hsbc: hilda cervantes dos viajes
      [monto=16500] corto: LR5W8N/LR6X3M
      bbva: LR5W8N LR6X3M
      banorte: mitad LR5W8N mitad LR6X3M
      santander: LR5W8N (LR6X3M despues)
      bajio: hilda cervantes
      banregio: LR6X3M
      [monto=7300] inbursa: LR5W8N
      [monto=9200.50] bbva: LR5W8N
      [monto=9199] bbva: LR5W8N
      [monto=9188.40] scotia: LR5W8N menos comision
      multiva: pasar a LR5W8N de LR6X3M
    `),
  },
  {
    codigo: 'VB2K9T',
    propias: lineas(`
      bbva: VB2K9T
      banorte: VB2K9T patricia ledezma
      hsbc: anticipo VB2K9T
      santander: anticipo mazatlan VB2K9T
      = DEPOSITO EN EFECTIVO | 0044718 | VB2K9T
    `),
    ajenas: lineas(`
      bbva: ledezma
      banorte: anticipo ledezma
      santander: anticipo viaje
      hsbc: pago de la señora ledezma
      bajio de=MAURICIO LEDEZMA ORTIZ: VB2K9T
      scotia de=MAURICIO LEDEZMA ORTIZ: anticipo
      bbva: VB2K9T o VC7H4D
      bbva: VB2K9T VC7H4D
      banregio: VB2K9T guanajuato
      inbursa: VB2K9T camino real
      afirme: VB2K9T mauricio ledezma
      corto: patricia ledezma ruiz
      = DEPOSITO EN EFECTIVO | 0044718 | LEDEZMA
      = DEPOSITO EN EFECTIVO SUC 0412 | 0044718 |
      [gemela] bbva: VB2K9T
      [otra=0] hsbc: VB2K9T
    `),
  },
  {
    codigo: 'AG8T5P',
    propias: lineas(`
      bbva: AG8T5P
      banorte de=VIAJES COLIBRI SA DE CV: AG8T5P
      santander de=VIAJES COLIBRI: AG8T5P sandra mireles
      hsbc: AG8T5P pago total cancun
      bajio: AG8T5P 27 dic al 31 dic
      mifel: AG8T5P fin de año
      bbva: AG8T5P 27/12 al 31/12
      bbva: AG8T5P del 27/12/2026 al 31/12/2026
      banorte: AG8T5P 27-31 dic
      santander: AG8T5P 27 al 30 de diciembre
      bajio: AG8T5P check in 27 dic
    `),
    ajenas: lineas(`
      [monto=19800] bbva de=VIAJES COLIBRI SA DE CV: AG8T5P
      [monto=19800] banorte de=VIAJES COLIBRI SA DE CV: AG8T5P menos comision
      [monto=19800] santander: AG8T5P neto
      [monto=19448] hsbc de=VIAJES COLIBRI: AG8T5P
      bbva de=VIAJES COLIBRI SA DE CV: devolucion comision AG8T5P
      bbva de=VIAJES COLIBRI SA DE CV: comision AG8T5P
      banorte de=VIAJES COLIBRI SA DE CV: AG8T5P AG8T5R
      santander de=KRYSTAL CANCUN: AG8T5P
      bajio de=OPERADORA HOTELERA DE CANCUN SA DE CV: AG8T5P
      hsbc: AG8T5P noche extra
      scotia: AG8T5P 5 noches
      banregio: AG8T5P 28 dic al 31 dic
      inbursa: AG8T5P dic 2025
      afirme: AG8T5P fin de año 2025
      mifel: AG8T5P seguro
      corto: viajes colibri
      multiva: AG8T5P incentivo agente
      bbva: AG8T5P 28/12 al 31/12
      banorte: AG8T5P 27 al 29 dic
      santander: AG8T5P checkin 28 dic
      bajio: AG8T5P salida 30 dic
      bbva: AG8T5P 27 y 28 dic
      bbva: AG8T5P cancun 2027
      bbva de=KRYSTAL: AG8T5P
      bbva de=CASA DE CAMBIO TIBER: AG8T5P
      banamex de=MERCADO PAGO SA DE CV: AG8T5P
      santander de=MONTE DE PIEDAD: AG8T5P
      bbva de=AFORE XXI: AG8T5P
      banorte de=JUZGADO SEGUNDO CIVIL: AG8T5P
    `),
  },
  {
    codigo: 'W0K4RT',
    propias: lineas(`
      bbva: W0K4RT adriana bustos
      banorte: w0k4rt
      santander: W0K4RT
    `),
    ajenas: lineas(`
      bbva: WOK4RT
      banorte: W0K4RT / WOK4RT
      santander: WOK4RT adriana bustos
      hsbc de=JOEL PINEDA CANO: W0K4RT
      bajio: W0K4RT joel pineda
      scotia: WQK4RT
      banregio: W0K4R7
      inbursa: W0K4RT0
    `),
  },
  {
    codigo: 'T0L5XA',
    propias: lineas(`
      bbva: T0L5XA
      banorte: t0l5xa noemi cantu
      santander: pago T0L5XA tequisquiapan
    `),
    ajenas: lineas(`
      bbva: TOL5XA
      banorte: TOL5XA noemi cantu
      santander: tol5xa
      hsbc: T0L5XA0
      bajio: T0LSXA
      scotia: TOLSXA hotel marques
      banregio: T015XA
      corto: noemi cantu tequisquiapan
    `),
  },
  {
    codigo: 'PVR6T8',
    propias: lineas(`
      bbva: PVR6T8
      bbva: anticipo PVR6T8 vallarta
      banamex: PVR6T8 ximena arteaga
      santander: anticipo de viaje PVR6T8
      banorte: PVR6T8 del 19 al 23 de diciembre
      bajio: PVR6T8 4 noches
      banregio: reserva PVR6T8
      hsbc: PVR6T8 hotel fiesta americana
      scotia: PVR6T8 puerto vallarta
      inbursa: pvr6t8 anticipo ximena arteaga solis
      afirme: PVR6T8
      mifel: PVR6T8 navidad
      multiva: PVR6T8
      dimo: PVR6T8 anticipo
      [dia=+3] bbva: PVR6T8
      [dia=-2] banorte: anticipo PVR6T8
      banorte de=VIAJES COLIBRI SA DE CV: PVR6T8
      = PAGO CUENTA DE TERCERO/ 0047221908 BNET PVR6T8 | 0047221908 | BNET 0118820471
      = DEPOSITO EN EFECTIVO PRACTIC/******7218 NOV12 16:20 | 0009912 | PVR6T8
    `),
    ajenas: lineas(`
      bbva: PVR6T8 para mi hermana
      bbva: PVR6T8 deposito en garantia
      banorte: prestamo PVR6T8
      santander: PVR6T8 penalizacion
      bajio: cambio de fecha PVR6T8
      hsbc: PVR6T8 upgrade
      scotia: PVR6T8 maletas
      banregio: PVR6T8 seguro de viaje
      inbursa: PVR6T8 propinas
      afirme: PVR6T8 tour
      mifel: PVR6T8 traslado aeropuerto
      banorte: PVR6T8 pago duplicado
      santander: PVR6T8 pagado por error
      bajio: PVR6T8 favor de devolver
      hsbc: PVR6T8 a cuenta de FAM2027
      scotia: PVR6T8 nov 2025
      banregio: PVR6T8 viaje 2025
      inbursa: PVR6T8 5 noches
      mifel: PVR6T8 menores
      multiva: PVR6T8 20 al 24 de diciembre
      dimo: PVR6T8 semana santa
      bbva: PVR6T8 no aplicar
      bbva: PVR6T8 cancelado
      bbva: PVR6T8 pendiente
      banorte: PVR6T8 en lugar de PVR6T7
      santander: era PVR6T8
      bajio: PVR6T8?
      hsbc: PVR6T8 creo
      scotia: PVR6T8 parte
      banregio: PVR6T8 prueba
      corto: ximena
      corto: vallarta en familia
      bbva de=FIESTA AMERICANA PUERTO VALLARTA SA DE CV: PVR6T8
      banorte de=AXA SEGUROS SA DE CV: PVR6T8
      santander de=BBVA MEXICO SA INSTITUCION DE BANCA MULTIPLE: PVR6T8
      hsbc de=SERVICIO DE ADMINISTRACION TRIBUTARIA: PVR6T8
      bajio de=TESORERIA DE LA FEDERACION: PVR6T8
      scotia de=FONACOT: PVR6T8
      banregio de=MERCADO PAGO SA DE CV: PVR6T8
      inbursa de=VOLARIS SA DE CV: PVR6T8
      mifel de=CLIP PAYCLIP S DE RL DE CV: PVR6T8
      bbva de=PROFECO: PVR6T8
      bbva de=ARRENDADORA DE AUTOS DEL PACIFICO SA: PVR6T8
      = SPEI DEVUELTO/ 0047221908 PVR6T8 | 0047221908 | CUENTA BENEFICIARIO INCORRECTA
      = DEVOLUCION POR CUENTA INEXISTENTE | 0047221908 | PVR6T8
      = CONTRACARGO IMPROCEDENTE | 0047221908 | PVR6T8
      = ABONO PROVISIONAL ACLARACION | 0047221908 | PVR6T8
      = TRASPASO CUENTA PROPIA | 0047221908 | PVR6T8
      = APERTURA INVERSION | 0047221908 | PVR6T8
      = DISPOSICION DE CREDITO | 0047221908 | PVR6T8
      = BONIFICACION | 0047221908 | PVR6T8
      = PAGO RECIBIDO DE TARJETA EN DISPUTA | 0047221908 | PVR6T8
      [cargo=+4] bbva: PVR6T8
      [cargo=-3] = SPEI ENVIADO | 1 | PVR6T8
      [USD] bbva: PVR6T8
      [dia=+7] bbva: PVR6T8
      [dia=-365] bbva: PVR6T8
      [dia=+12] banorte: anticipo PVR6T8
    `),
  },
  {
    codigo: 'XD4K9P',
    propias: lineas(`
      bbva: XD4K9P
      banorte: XD4K9P margaret olson
      hsbc: XD4K9P deposit
    `),
    ajenas: lineas(`
      [MXN monto=17000] bbva: XD4K9P
      [MXN monto=850] banorte: XD4K9P
      [MXN monto=15682.50] santander: XD4K9P 850 usd
      [monto=835] hsbc: XD4K9P less wire fee
      [monto=825] scotia: XD4K9P
      = INCOMING WIRE RETURN | 1 | XD4K9P
      = COMPRA DE DIVISAS | 1 | XD4K9P
      bbva: XD4K9P refund
      banorte: XD4K9P tour tips
    `),
  },
  {
    codigo: 'TC5N8W',
    propias: lineas(`
      = VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 TARJ ****1111 LOC TC5N8W
      = DEPOSITO VENTAS NETAS D TAR POR EVOPAYMX | 604118 | AFIL 0063185 AUT 604118 TARJ ****0639 LOC TC5N8W
      bbva ${otro}: TC5N8W
    `),
    ajenas: lineas(`
      [monto=11652] = VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 TARJ ****1111 LOC TC5N8W
      [monto=11582.40] = DEPOSITO VENTAS NETAS D TAR POR EVOPAYMX | 604118 | AFIL 0063185
      = VENTAS CREDITO | 604118 | AFIL 1234567
      = VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 TARJ ****1111
      = DEPOSITO VENTAS DEL DIA AFIL 1234567 | 604118 |
      = CONTRACARGO VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 LOC TC5N8W
      = REV VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 LOC TC5N8W
      = CANCELACION DE VENTA | 604118 | AFIL 1234567 AUT 604118 LOC TC5N8W
      = VENTAS CREDITO RETENIDAS | 604118 | AFIL 1234567 AUT 604118 LOC TC5N8W
      = DEVOLUCION DE CONTRACARGO | 604118 | AFIL 1234567 AUT 604118 LOC TC5N8W
      = VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 TARJ ****1111 LOC TC5N8W LOC PVR6T8
      = VENTAS CREDITO | 604118 | AFIL 1234567 AUT 604118 PROPINA LOC TC5N8W
    `),
  },
  {
    codigo: 'OX3P6L',
    propias: lineas(`
      = DEPOSITO EFECTIVO CORRESPONSAL OXXO | 93000412776518 |
      = DEPOSITO EN EFECTIVO OXXO | 93000412776518 | OX3P6L
      = PAGO EN OXXO | 93000412776518 | OX3P6L
      = DEPOSITO EN EFECTIVO | 0008812 | OX3P6L
    `),
    ajenas: lineas(`
      [monto=3362] = DEPOSITO EFECTIVO CORRESPONSAL OXXO | 93000412776518 | OX3P6L
      [monto=3338] = DEPOSITO EN EFECTIVO OXXO | 93000412776518 |
      = DEPOSITO EFECTIVO CORRESPONSAL OXXO | 93000412776581 |
      = DEPOSITO EFECTIVO CORRESPONSAL OXXO | 0008812 |
      = DEPOSITO EFECTIVO CORRESPONSAL OXXO | 93000412776518 | CANCELADO
      = REVERSO DEPOSITO CORRESPONSAL OXXO | 93000412776518 |
      bbva de=CADENA COMERCIAL OXXO SA DE CV; ${otro}: OX3P6L
      bbva de=CADENA COMERCIAL OXXO SA DE CV; ${otro}: renta local
      = DEPOSITO EN EFECTIVO | 0008812 | OXXO
    `),
  },
  {
    codigo: 'NE7V3B',
    propias: lineas(`
      bbva: pago
      banorte: NE7V3B
      santander: viaje a la barranca
      bajio: efrain solorzano
      hsbc: NE7V3B
      [dia=+2] scotia: pago
    `),
    ajenas: lineas(`
      bbva ${otro}: pago
      banorte ${otro}: efrain solorzano
      bbva rastreo=2026111940014TRAPP000417722901: pago
      [monto=5000] bbva: pago
      [monto=20000] bbva: pago
      [cargo=0] bbva: pago
      bbva: devolucion
      banorte: reembolso NE7V3B
      santander: NE7V3B y PVR6T8
      hsbc: este es de PVR6T8
      bajio: para PVR6T8
      [otra=0] bbva: pago
      [gemela] bbva: pago
      = SPEI DEVUELTO | 1 | 2026111940014TRAPP000417722900
      = SPEI RECHAZADO CVE RASTREO 2026111940014TRAPP000417722900 | 1 |
    `),
  },
]
