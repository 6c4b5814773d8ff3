import { lineas } from './escena.ts'

/** Rows of the eleventh set whose pago no other reading of the same facts leaves, by the pago's clave. */
export const propiasUndecima: Readonly<Record<string, readonly string[]>> = {
  RNV7Q4: lineas(`
    bbva: anticipo RNV7Q4
    bbva: rnv7q4 daniela orozco
    corto corta=35: RNV7Q4 anticipo viaje riviera nayarit enero 2027
    corto corta=40: anticipo daniela orozco RNV7Q4 marina banderas
    hsbc corta=30: VACACIONES RNV7Q4 RIVIERA NAYARIT ENERO
    banamex: CONCEPTO reservacion RNV7Q4
    santander: RNV7Q4 RIVIERA NAYARIT
    santander: Pago de la reserva rnv7q4 para enero
    banorte: RNV7Q4
    banorte: 5 NOCHES RIVIERA NAYARIT RNV7Q4
    bajio: ANTICIPO HOTEL MARINA BANDERAS RNV7Q4
    banregio: RNV7Q4 DANI OROZCO
    hsbc: VACACIONES RNV7Q4
    scotia: LOC RNV7Q4
    inbursa: RNV-7Q4 ANTICIPO
    afirme: PAGO RNV7Q4
    mifel: anticipo rnv 7q4
    multiva: RNV7Q4 OROZCO BELTRAN DANIELA
    corto: RNV7Q4
    corto: reservaRNV7Q4
    corto: RNV7Q4anticipo
    corto: pagoRNV7Q4daniela
    corto: Localizador: RNV7Q4.
    corto: RNV7Q4/OROZCO/ENE27
    corto: (RNV7Q4) D. OROZCO
    corto: RNV7Q4 15 AL 20 ENERO
    corto: 14750 RNV7Q4
    corto: "RNV7Q4" gracias
    corto: orozco b daniela rnv7q4 marina banderas
    corto: primer pago del viaje RNV7Q4
    corto: Envio anticipo de mi reserva RNV7Q4 saludos
    dimo: RNV7Q4
    bbva de=JORGE OROZCO BELTRAN: RNV7Q4 de Daniela
    santander de=HECTOR SALDANA ORTIZ: RNV7Q4 DANIELA OROZCO
    = DEPOSITO EN EFECTIVO SUC 4471 CAJA 02 | 4471 | RNV7Q4
    = DEP EFECTIVO CAJERO PRACTICAJA 8812 | 8812 | RNV7Q4 DANIELA
    = TRASPASO DE TERCEROS BBVA 1529384756 | RNV7Q4 | OROZCO BELTRAN DANIELA
    = PAGO CUENTA DE TERCERO/ 0098712345 BNET 1529384756 RNV7Q4 | 0098712345 |
    [dia=+4] corto: RNV7Q4 ANTICIPO
    [dia=-2] bbva: RNV7Q4
    [dia=+5] banorte: ANTICIPO RNV7Q4
    [dia=+1] = CODI RECIBIDO MEN COBRO | 0000000 | RNV7Q4 ANTICIPO
  `),
  ZKP38M: lineas(`
    bbva: PAGO
    bbva: liquidacion ixtapa
    bbva: ZKP38M
    santander: transferencia
    banorte: ZKP38M MARTIN ESCAMILLA
    banamex: liquidacion semana santa
    bajio: Viaje
    banregio: saldo ixtapa martin
    hsbc: ZKP38M LIQ
    inbursa: zkp38m
    scotia: SUNSCAPE DORADO
    mifel: liquidacion
    multiva: zkp 38m
    corto: ZKP38M LIQUIDACION
    corto: LIQ ZKP38M VIAJES TONATIUH
    corto: martin escamilla zkp38m ixtapa 21 al 26 de marzo
    bbva de=VIAJES TONATIUH: ZKP38M
    [dia=+2] bbva: pago reservacion
    [dia=-1] banorte: LIQUIDACION
    = SPEI RECIBIDO BBVA | BNET01002609090031457789 | MARTIN ESCAMILLA DUARTE
    = ABONO BNET01002609090031457789 | 0090926 |
    = SPEI RECIBIDO | 9092026 | rastreo bnet01002609090031457789 escamilla
  `),
  VCN4127: lineas(`
    bbva: CONVENCION VERACRUZ
    banorte: VCN4127
    banamex: CONCEPTO PAGO TOTAL VCN4127
    santander: VCN4127 CAMINO REAL VERACRUZ
    bajio: PAGO PROVEEDOR VCN4127
    banregio: VCN4127 ACEROS INDUSTRIALES
    hsbc: CONVENCION OCTUBRE
    inbursa: VCN4127 14-17 OCT
    scotia: Pago VCN4127
    corto: VCN4127 ACEROS IND DEL GOLFO
    corto: CONVENCION VCN4127
    corto: vcn-4127 AIG
    mifel: VCN 4127 TOTAL
    afirme: VCN4127
    = SPEI RECIBIDO BANREGIO | 2026091140072BAN00067812345 | AIG970516RT3 ACEROS INDUSTRIALES DEL GOLFO
    = TEF RECIBIDA BANORTE 072 | 1109260 | VCN4127 AIG970516RT3
  `),
  T9XR5V: lineas(`
    corto: T9XR5V
    corto: T9XR5V deposit
    corto: Deposit for T9XR5V Kevin O'Donnell
    corto: KEVIN ODONNELL T9XR5V CABO AZUL
    corto: t9xr5v los cabos golf feb 3-10
    = WIRE TRANSFER RECEIVED | 09152600231 | ORIG: KEVIN O DONNELL /ROC/ T9XR5V
    = ORDEN DE PAGO RECIBIDA USD | OP88123 | ORDENANTE KEVIN ODONNELL BANK OF AMERICA NA DETALLE T9XR5V DEPOSIT
    = TRANSFERENCIA INTERNACIONAL RECIBIDA | 7712 | 1/KEVIN ODONNELL 2/445 OAK ST 3/US/AUSTIN TX /RFB/T9XR5V
    = SWIFT MT103 F50K KEVIN O'DONNELL F70 RESERVATION T9XR5V | 7713 |
    = ABONO ORDEN DE PAGO EXTRANJERO | T9XR5V | O'DONNELL KEVIN
    = INCOMING WIRE CHASE BANK NA OBI: T9XR5V CABO AZUL GOLF | 20260915 |
    [dia=+3] = TRANSFERENCIA DEL EXTRANJERO | 88172 | T9XR5V ODONNELL
  `),
  UJW662: lineas(`
    corto: UJW662 final payment
    corto: Sarah Whitfield UJW662 Cozumel dive
    = WIRE TRANSFER RECEIVED | FT26259000871234 | SARAH WHITFIELD FINAL PAYMENT
    = ORDEN DE PAGO RECIBIDA USD FT26259000871234 | 0916 | WHITFIELD SARAH
    = TRANSFERENCIA INTERNACIONAL | FT26259000871234 | UJW662
    = INCOMING WIRE ORG: SARAH WHITFIELD RMK: UJW662 COZUMEL | 7714 |
    = TRANSFERENCIA DEL EXTRANJERO | 7719 | SCUBA LODGE UJW662 APR 10-17
    = ABONO TRF INTERNACIONAL BLUE HORIZON VACATIONS | 7720 | UJW662 WHITFIELD
    [dia=+2] = WIRE IN FT26259000871234 | 7721 | balance
  `),
  E2MKV8: lineas(`
    corto: E2MKV8 Nakamura
    corto: E2MKV8 PACIFIC BLOOM TRAVEL
    corto: Oaxaca trip e2mkv8
    = ORDEN DE PAGO USD WELLS FARGO | 7730 | BY ORDER OF GRACE NAKAMURA INV E2MKV8
    = WIRE RECEIVED ORIGINATOR: PACIFIC BLOOM TRAVEL REF: E2MKV8 | 7731 |
    = TRANSFERENCIA INTERNACIONAL | E2MKV8 | GRACE NAKAMURA
    [dia=-3] = ABONO EXTRANJERO | 7733 | E2MKV8 MEXICO CITY AND OAXACA
  `),
  'LCB2093/1': lineas(`
    bbva: PARCIALIDAD
    santander: LCB2093
    banamex: primera parcialidad LCB2093
    banorte: BEATRIZ CENICEROS
    hsbc: LCB2093 1 DE 3
    = SPEI RECIBIDO BANAMEX | 085903417726450912 | LCB2093
    = SPEI RECIBIDO | 1409260 | 085903417726450912 CENICEROS ARCE
  `),
  'G4NVD8/1': lineas(`
    bbva: G4NVD8 anticipo
    santander: G4NVD8
    banorte: tren barrancas G4NVD8
    bajio: anticipo g4nvd8 oscar ivan
    corto: G4NVD8 OSCAR VILLASENOR
    corto: g4nvd8 villaseñor anticipo chepe
    corto: RUMBO NORTE VIAJES G4NVD8
    = COBRO CLIP | 90021 | G4NVD8
    = DEPOSITO VENTANILLA EFECTIVO | 1 | G4NVD8 VILLASEÑOR TAPIA
    [dia=+1] mifel: G4NVD8 MIRADOR POSADA BARRANCAS
  `),
  'G4NVD8/2': lineas(`
    bbva: G4NVD8 liquidacion
    santander: LIQUIDO G4NVD8
    banamex: CONCEPTO saldo G4NVD8 OSCAR IVAN VILLASENOR
    banregio: g4nvd8 30 oct al 3 nov
    inbursa: SALDO VIAJE G4NVD8
    corto: G4NVD8 SALDO TOTAL
    corto: liquidacion de reserva G4NVD8 oscar
    multiva: G4NVD8 LIQUIDACION BARRANCAS DEL COBRE
    [dia=-4] banorte: G4NVD8
  `),
  MZT5514: lineas(`
    bbva de=JORGE ARREDONDO LIZARRAGA: MZT5514
    bbva de=JORGE ARREDONDO LIZARRAGA: carnaval mazatlan MZT5514
    santander de=ARREDONDO LIZARRAGA JORGE: APARTADO MZT5514
    banorte de=MARTHA ALICIA LIZARRAGA RUELAS: MZT5514 FAMILIA ARREDONDO
    bajio de=SINALOA TOURS: MZT5514
    hsbc de=JORGE ARREDONDO L: mzt 5514
    corto: MZT5514 apartado carnaval
    corto: familia arredondo MZT5514
    corto: FAM ARREDONDO MZT5514 EL CID
    corto: apartadoMZT5514
    corto: MZT5514 5 AL 9 FEBRERO CARNAVAL
    corto: mzt5514 mazatlan 4 noches
    = SPEI RECIBIDO SANTANDER | MZT5514 | JORGE ARREDONDO
    = DEPOSITO CON TARJETA GETNET AFIL 8812345 | 00917 | MZT5514
    [dia=+5] = DEPOSITO EN CORRESPONSAL FARMACIAS GUADALAJARA | 77123 | MZT5514
  `),
  QH8LD2: lineas(`
    bbva: QH8LD2 GRADUACION
    banorte: VIAJE DE GRADUACION HUATULCO QH8LD2
    banamex: QH8LD2 SEGUNDO DEPOSITO
    santander: QH8LD2 INSTITUTO CUMBRES AZULES
    bajio: Graduación qh8ld2 las brisas
    banregio: QH8LD2
    scotia: SEGUNDO DEPOSITO GENERACION QH8LD2
    corto: QH8LD2 GRADUA VIAJES
    corto: inst cumbres azules qh8ld2
    corto: QH8LD2 HUATULCO JUNIO 2027
    hsbc de=GRADUA VIAJES: QH8LD2 CUMBRES AZULES
    = TEF BANAMEX | 9 | QH8LD2 ICA880901GG2
  `),
  PXE771: lineas(`
    bbva: PXE771
    bbva: rosario quijano PXE771 bacalar
    santander: PXE771 LIQUIDACION
    banorte: MA DEL ROSARIO QUIJANO PXE771
    banamex: PXE771 RANCHO ENCANTADO
    bajio: Bacalar y mahahual 9 al 12 oct PXE771
    banregio: pxe-771
    corto: PXE771 MARIA ROSARIO QUIJANO EK
    corto: PXE771 CHARITO QUIJANO
    corto: pxe 771 quijano
    corto: pago de bacalar reserva PXE771
    corto: liquidacionPXE771
    corto: PXE771 M ROSARIO Q EK
    scotia: 7890.35 PXE771
    = ABONO BANCO AZTECA DIMO | PXE771 | MARIA DEL ROSARIO QUIJANO
    = DEPOSITO EN BANCOPPEL CORRESPONSAL 1187 | 1187 | PXE771 ROSARIO
    [dia=+3] multiva: PXE771 Liquidación
  `),
  BRISAS: lineas(`
    bbva: reserva BRISAS taxco
    santander: LOCALIZADOR BRISAS TERESA AGUAYO
    corto: RESERVA BRISAS MONTE TAXCO AGUAYO MONTANO
  `),
  MAYO26: lineas(`
    bbva: reserva MAYO26 puebla
    corto: LOCALIZADOR MAYO26 LUIS FELIPE ARANGO
  `),
}
