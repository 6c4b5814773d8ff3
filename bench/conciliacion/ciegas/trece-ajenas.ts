import { lineas } from './escena.ts'

const otroRastreo = 'rastreo=085904418823705516'
/** Rows of the thirteenth set that must wait, by the pago whose amount and day they have. */
export const ajenasTrece: Readonly<Record<string, readonly string[]>> = {
  QM7T4K: lineas(`
    = SPEI DEVUELTO | 0061026 | QM7T4K
    = DEVOLUCION SPEI | 1 | QM7T4K REBECA LOZANO
    = DEV. SPEI | 0061026 | QM7T4K
    = DEV SPEI QM7T4K | 0061026 |
    = REVERSO | 0061026 | QM7T4K
    = REV. TRANSFERENCIA | 0061026 | QM7T4K ANTICIPO
    = REV SPEI ENVIADO | 0061026 | QM7T4K
    = REEMBOLSO | 0061026 | QM7T4K
    = REEMB QM7T4K | 0061026 |
    = SPEI RECHAZADO | 0061026 | QM7T4K
    = RECH. SPEI | 0061026 | QM7T4K REBECA
    = CANCELACION | 0061026 | QM7T4K
    = CANC. TRANSFERENCIA | 0061026 | QM7T4K
    = CANC SPEI | 0061026 | qm7t4k
    = CONTRACARGO | 0061026 | QM7T4K
    = CONTRACGO TARJETA | 0061026 | QM7T4K
    = ANUL. MOVIMIENTO | 0061026 | QM7T4K
    = ANULACION CARGO | 0061026 | QM7T4K
    = EXTORNO | 0061026 | QM7T4K
    = AJUSTE | 0061026 | QM7T4K
    = AJUSTE A FAVOR | 0061026 | QM7T4K
    = ABONO POR ACLARACION | 0061026 | QM7T4K
    = ABONO ACLARACION FOLIO 77120934 | 0061026 | QM7T4K
    bbva: devuelto QM7T4K
    banamex: dev qm7t4k
    santander: QM7T4K reembolso anticipo
    banorte: rev. QM7T4K
    bajio: QM7T4K canc
    banregio: cancelacion qm7t4k
    hsbc: QM7T4K ajuste
    scotia: extorno QM7T4K
    [cargo=+1] bbva: QM7T4K
    [cargo=-2] banorte: QM7T4K anticipo
    [cargo=0] hsbc: qm7t4k
    [cargo=+5] = TRASPASO ENTRE CUENTAS | 5573 | QM7T4K
    bbva: QM7T4K BK3F7J
    santander: QM7T4K y DG5K2V
    banorte: qm7t4k/px6r9n
    hsbc: TRC2290 QM7T4K
    bbva: QM7T4J
    banamex: QM7T4X
    santander: QMT74K
    banorte: MQ7T4K anticipo
    bajio: QM7T4
    banregio: QM7T44K
    hsbc: QM1T4K rebeca lozano
    bbva: QM7T4KPAGO2
    = TRASPASO ENTRE CUENTAS | 5573 | QM7T4K REBECA LOZANO
    hsbc: REBECAQM7T4K
    [USD] bbva: QM7T4K
    [USD] banorte: anticipo QM7T4K
    [dia=+9] bbva: QM7T4K
    [dia=-8] santander: QM7T4K
    bbva de=SEGUROS MONTERREY NEW YORK LIFE: QM7T4K
    banorte de=HOTEL CASA LAS TORTUGAS SA DE CV: QM7T4K
    santander de=AEROMEXICO SA DE CV: QM7T4K
    bajio de=TRANSPORTES TURISTICOS DEL CARIBE SA: QM7T4K
  `),
  TRC2290: lineas(`
    = SPEI DEVUELTO | 0071026 | BNET01002610070049912345
    = DEVOLUCION | BNET01002610070049912345 | CUENTA INEXISTENTE
    = DEV. | BNET01002610070049912345 |
    = REVERSO SPEI BNET01002610070049912345 | 1 |
    = REV SPEI | 1 | BNET01002610070049912345 PALAFOX
    = RECHAZADO | 1 | CVE RASTREO BNET01002610070049912345
    = CANC | 1 | BNET01002610070049912345
    = ANUL | 1 | BNET01002610070049912345
    = EXTORNO | 1 | BNET01002610070049912345
    = CONTRACARGO | 1 | BNET01002610070049912345
    = ABONO POR ACLARACION | 1 | BNET01002610070049912345
    = AJUSTE | 1 | BNET01002610070049912345
    banorte: reembolso
    santander: devolucion TRC2290
    [cargo=+3] bbva: pago
    [cargo=-1] banamex: TRC2290
    bbva ${otroRastreo}: TRC2290
    banamex ${otroRastreo}: liquidacion trc2290
    santander ${otroRastreo}: TRC2290 PALAFOX
    banorte ${otroRastreo}: TRC2290
    hsbc ${otroRastreo}: ERNESTO PALAFOX
    bbva rastreo=BNET01002610070049912346: TRC2290
    banorte rastreo=BNET01002610070049921345: pago
    santander rastreo=BNET0100261007004991234: pago
    bajio rastreo=BNET01002610070049912345; de=ERNESTO PALAFOX MIER: TRC2290 BK3F7J
    bbva rastreo=BNET01002610700049912345: liquidacion
    afirme: TRC2209 palafox
    afirme: TRC229O
    [USD] banorte: TRC2290
  `),
  HUX8105: lineas(`
    = DEPOSITO EN EFECTIVO | 4471902268136 |
    = DEPOSITO EN VENTANILLA | 4471902268153 | ALTAMAR
    = DEPOSITO REFERENCIADO | 4471902286135 | HUX8105
    = DEPOSITO | 447190226813 |
    = REV DEPOSITO | 4471902268135 |
    = CANCELACION DEPOSITO | 4471902268135 | HUX8105
    [cargo=+2] = DEPOSITO EN VENTANILLA | 4471902268135 |
    [cargo=-4] = DEPOSITO | 4471902268135 | HUX8105
    bbva ${otroRastreo}: HUX8105
    bbva ${otroRastreo}; de=OPERADORA DREAMS HUATULCO: HUX8105
  `),
  PX6R9N: lineas(`
    [MXN] bbva: PX6R9N
    [MXN monto=24800] banorte: PX6R9N anticipo
    [MXN monto=1240] santander: px6r9n
    [cargo=+2] hsbc: PX6R9N
    bbva: PX6R9N PW8D3C
    banorte: PX6R9M
    santander: XP6R9N
    = WIRE RETURNED | 1 | PX6R9N
    = DEVOLUCION USD | 1 | PX6R9N
    bbva de=ROSEWOOD HOTEL GROUP: PX6R9N
  `),
  PW8D3C: lineas(`
    bbva ${otroRastreo}: PW8D3C
    [MXN] banorte: pago
    [cargo=+1] santander: PW8D3C
    = REVERSAL | 1 | 2026101340014BMOV0000447812900
    banamex rastreo=2026101340014BMOV0000447812901: balance
  `),
  'DG5K2V/1': lineas(`
    bbva: DG5K2V
    santander: dg5k2v ivonne
    [dia=+1] banorte: DG5K2V
    [dia=-2] hsbc: pago DG5K2V
  `),
  'DG5K2V/2': lineas(`
    banamex: DG5K2V
    [dia=-1] bajio: DG5K2V saldivar
  `),
  BK3F7J: lineas(`
    [monto=14500] bbva: BK3F7J
    [monto=14500] banorte: BK3F7J BK9L2S
    [monto=14500] santander: rosaura villegas
    [monto=14500] hsbc: 2 reservas BK3F7J
    bbva: BK3F7J BK9L2S
    bbva: ROSAURA VILLEGAS
  `),
  // The number is a referencia; the day is the day.
  RV4N8P: lineas(`
    = SPEI RECIBIDO | 884412 |
    = SPEI RECIBIDO | 0884412 | GRACIAS
    = DEPOSITO EN EFECTIVO | 884412 |
    = SPEI RECIBIDO REF 884412 | 0884412 | PAGO
    = PAGO CUENTA DE TERCERO | 0000884412 | VIAJE
    bbva: pago 884412
  `),
  FH2J6W: lineas(`
    = SPEI RECIBIDO | 7102026 |
    = SPEI RECIBIDO | 07102026 | PAGO
    = ABONO SPEI | 0071026 | VIAJE
    = DEPOSITO EN EFECTIVO | 7102026 | 07/10/2026
    banorte: 7102026
  `),
  FJ7C3B: lineas(`
    = SPEI RECIBIDO | 20261008 |
    = SPEI RECIBIDO | 0081026 | 20261008
    = DEPOSITO | 2026-10-08 | PAGO
    santander: pago 20261008
  `),
  // Ten of one amount and one day.
  ZC2M85: lineas(`
    bbva de=PEDRO MENDEZ: pago
    banorte de=PEDRO MENDEZ: viaje
    = DEPOSITO EN EFECTIVO | 221 |
    = SPEI RECIBIDO | 0221026 | ANTICIPO
    = TRASPASO ENTRE CUENTAS | 9912 | ZC2M
    hsbc: CELIA
    [dia=+1] santander: ZC2M58
    bbva: ZC2M85 ZD7P14
    bbva: 10 reservas ZC2M85
  `),
}
