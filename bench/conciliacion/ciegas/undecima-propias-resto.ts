import { lineas } from './escena.ts'

/** The rest of the own rows. */
export const propiasRestoUndecima: Readonly<Record<string, readonly string[]>> = {
  K2RWT7: lineas(`
    bbva: K2RWT7
    bbva: alejandra camargo K2RWT7 cervantino
    santander: K2RWT7 GUANAJUATO
    banorte: HOTEL EDELMIRA K2RWT7
    banamex: k2rwt7 ale camargo
    bajio: K2RWT7 16 AL 19 OCTUBRE
    corto: K2RWT7 CAMARGO RUELAS
    corto: cervantino k2rwt7
    corto: ALEJANDRA C RUELAS K2RWT7
    hsbc de=PATRICIA RUELAS DE CAMARGO: K2RWT7 ALEJANDRA
    = DEP EFVO SUC GUANAJUATO CENTRO 0221 | 221 | K2RWT7 CAMARGO
    [dia=+2] mifel: K2RWT7 Pago
  `),
  N8CFS5: lineas(`
    bbva: N8CFS5
    santander: N8CFS5 MONTERREY
    banorte: RUBEN CAMARGO N8CFS5
    corto: N8CFS5 R CAMARGO SOLANO
    corto: fin de semana monterrey N8CFS5
  `),
  VTR4418: lineas(`
    bbva: VTR4418
    santander: VTR4418 PAULINA HIJAR
    banorte: vtr-4418
    corto: VTR4418 P HIJAR ROBLEDO
    corto: VTR 4418 PAULINA
  `),
  VTR4481: lineas(`
    bbva: VTR4481 EDUARDO COTA
    corto: VTR4481 COTA MEZA
    banregio: VTR4481
  `),
  S7DMN4: lineas(`
    bbva: S7DMN4
    banorte: BLOQUEO S7DMN4
    santander: S7DMN4 18 HABITACIONES PATZCUARO
    banamex: S7DMN4 DIA DE MUERTOS
    bajio: bloqueo dia de muertos s7dmn4
    banregio: S7DMN4 TURISMO CEMPASUCHIL
    scotia: MANSION ITURBE S7DMN4
    corto: TURISMO CEMPASUCHIL S7DMN4
    corto: S7DMN4 31 OCT 3 NOV
    = TRASPASO BBVA OTRAS CUENTAS TURISMO CEMPASUCHIL SA | 287712 | S7DMN4
    [dia=+2] = DEPOSITO CHEQUE BBVA 0000331 | 331 | S7DMN4 TCE1204178U6
  `),
  J3XHB6: lineas(`
    = DEPOSITO EN VENTANILLA FOLIO 7719304652 | 7719304652 | YOLANDA TREJO
    = DEPOSITO EFECTIVO SUC 118 LEON | 7719304652 | J3XHB6
    = DEP EN EFECTIVO FOLIO:7719304652 | 118 |
    = DEPOSITO VENTANILLA | 7719304652 | TREJO AMEZCUA YOLANDA VALLE DE GUADALUPE
    = EFECTIVO SUC 0118 MOV 7719304652 | 0118 | j3xhb6 yolanda
    corto: J3XHB6 BRUMA CASA 8
    corto: J3XHB6 CAMINOS DEL BAJIO
    corto: yola trejo j3xhb6
    afirme corta=35: J3XHB6 VALLE DE GUADALUPE
    [dia=+1] = DEPOSITO VENTANILLA J3XHB6 | 118 | YOLANDA TREJO AMEZCUA
  `),
  F8WQK2: lineas(`
    = DEPOSITO CHEQUE BANAMEX 0001207 | 1207 | F8WQK2 IGNACIO LARRANAGA
    bbva: F8WQK2 CRUCERO
    banorte: IGNACIO LARRANAGA F8WQK2 CRUCERO BAHIA MAGDALENA
    corto: f8wqk2 nacho larrañaga
    corto: 33333.33 F8WQK2
  `),
  R5YTP9: lineas(`
    = DEPOSITO OXXO 50MID TIENDA MERIDA CENTRO | 88120033 | R5YTP9
    = PAGO OXXO PAY | 88120033 | R5YTP9 WENDY CAB
    = DEPOSITO EN TIENDA 7 ELEVEN | 334 | R5YTP9
    = CORRESPONSAL WALMART CAJA 12 | 334 | R5YTP9 CAB POOT
    = DEP CORRESPONSAL SORIANA 0091 R5YTP9 | 91 |
    corto: r5ytp9 holbox
    corto: HOLBOX 2 NOCHES R5YTP9
    corto: wendy r5ytp9 nubes de holbox
    bbva: R5YTP9 WENDY
    [dia=+2] = VENTA TARJETA CLIP | 55 | R5YTP9
  `),
  B9LZC4: lineas(`
    bbva: san carlos
    santander: B9LZC4
    banorte: PAGO
    hsbc: adriana murrieta
    banregio: nuevo guaymas
    corto: B9LZC4 ADRIANA
    corto: b9lzc4 sea of cortez
    corto: Murrieta B9LZC4 guaymas
    = SPEI RECIBIDO NU MEXICO | NU39LKQ2T8V6P0ME1R5S7D4FHB3C |
    = ABONO NU | 0021026 | nu39lkq2t8v6p0me1r5s7d4fhb3c ADRIANA MURRIETA FELIX
    [dia=+4] bbva: b9lzc4
  `),
  X6HGF3: lineas(`
    bbva: LIQUIDACION
    santander: X6HGF3 MERIDA Y UXMAL
    banamex: X6HGF3
    corto: X6HGF3 RAYMUNDO ALCOCER
    corto: liquidacion total x6hgf3 hacienda uxmal
    corto: X6HGF3 20 AL 25 NOV UXMAL
    banorte: saldo merida X6HGF3
    afirme: X6HGF3 LIQUIDACION TOTAL
    = SPEI RECIBIDO HSBC | 0051026 | HSBC709834 X6HGF3 ALCOCER PEON
    [dia=-1] multiva: x6hgf3
  `),
  DLX9045: lineas(`
    bbva: JUNTA ANUAL
    santander: DLX9045
    banorte: DLX9045 JUNTA ANUAL ENSENADA
    scotia: PAGO DLX9045
    bajio: dlx9045 coral y marina
    corto: KUMIAI DLX9045
    corto: SOLUCIONES LOGISTICAS KUMIAI DLX 9045
    = SPEI RECIBIDO SCOTIABANK | 2026100640044B36L0000398877123 | SLK1808305A1
    [dia=+1] = SPEI SCOTIA 2026100640044B36L0000398877123 | 6 |
  `),
  Y4CDR7: lineas(`
    bbva: Y4CDR7
    bbva: anticipo 50% Y4CDR7
    santander: Y4CDR7 HUASTECA POTOSINA
    banorte: Memo Tostado Y4CDR7
    bajio: y4cdr7 xilitla aventura
    banregio: Y4CDR7 GUILLERMO TOSTADO AVILA
    hsbc: HACIENDA DE LOS ANGELES Y4CDR7
    corto: Y4CDR7 TOSTADO
    corto: Y4CDR 7 guillermo
    corto: y4cdr7 cel 4811029384 guillermo tostado
    corto: XILITLA AVENTURA Y4CDR7 TOSTADO
    corto: Y4CDR7 14 AL 17 DE NOVIEMBRE
    bbva de=LAURA TOSTADO AVILA: y4cdr7 viaje de mi hermano memo
    dimo: Y4CDR7
    afirme corta=40: Y4CDR7 ANTICIPO HUASTECA POTOSINA
    corto corta=30: y4cdr7 guillermo tostado avila huasteca
    = LIQUIDACION TPV AMERICAN EXPRESS | 9315 | Y4CDR7
    [dia=+5] inbursa: Y4CDR7 Anticipo
  `),
}
