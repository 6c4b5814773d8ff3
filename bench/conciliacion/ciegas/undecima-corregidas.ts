import { lineas } from './escena.ts'

/*
 * Labels of the eleventh set put right after its first run, 18 of 660, by the pago whose amount and day the rows have.
 */

/**
 * Written as traps. The first ten carry the very clave with which the pago was registered, which is that transfer whoever sends it
 * and whatever its concept says (the trap that was meant, the payer with the code alone, is now among the others). Of the other
 * three the code, the amount and the day are this booking's and no fact is another's: the payer's own booking is of another amount,
 * and a company may pay for whom it will.
 */
export const ahoraPropias: Readonly<Record<string, readonly string[]>> = {
  RNV7Q4: lineas(`
    banorte de=ALEJANDRA CAMARGO RUELAS: RNV7Q4
  `),
  ZKP38M: lineas(`
    banorte de=SUNSCAPE DORADO PACIFICO SA: ZKP38M
    banorte de=SINALOA TOURS: ZKP38M
  `),
  VCN4127: lineas(`
    banorte: VCN4172
    bbva de=CAMINO REAL VERACRUZ SA DE CV: VCN4127
    bbva de=SOLUCIONES LOGISTICAS KUMIAI: VCN4127
    santander de=AIG SEGUROS MEXICO: VCN4127
  `),
  J3XHB6: lineas(`
    bbva de=VINICOLA BRUMA SA: J3XHB6
  `),
  X6HGF3: lineas(`
    bbva de=HACIENDA UXMAL PLANTATION: X6HGF3
  `),
  DLX9045: lineas(`
    scotia: DLX9054
    scotia de=ACEROS INDUSTRIALES DEL GOLFO: DLX9045
  `),
  MZT5514: lineas(`
    bbva de=IGNACIO LARRANAGA ORDONEZ: MZT5514
  `),
  QH8LD2: lineas(`
    bbva de=INSTITUTO CUMBRES DEL NORTE AC: QH8LD2
  `),
}

/**
 * Written as own rows: a cheque of another bank, or «salvo buen cobro», is no money yet and may come back (five). The others were
 * written after the first run: the payers that were meant, and what had passed of a hundred more.
 */
export const ahoraAjenas: Readonly<Record<string, readonly string[]>> = {
  RNV7Q4: lineas(`
    bbva de=MARRIOTT INTERNATIONAL: RNV7Q4
    bbva de=HERTZ RENT A CAR: RNV7Q4
    bbva de=UBER BV: RNV7Q4
    bbva de=VIATOR INC: RNV7Q4
    bbva de=CHUBB: RNV7Q4
    bbva de=LIVERPOOL SA: RNV7Q4
    bbva de=GRUPO POSADAS: RNV7Q4
    bbva de=SAT: RNV7Q4
    bbva de=FINANCIERA INDEPENDENCIA: RNV7Q4
    bbva de=CASA DE BOLSA ACTINVER: RNV7Q4
    bbva de=BANORTE SA INSTITUCION DE BANCA: RNV7Q4
    banorte de=TESORERIA DE LA FEDERACION: RNV7Q4
  `),
  'G4NVD8/1': lineas(`
    corto: G4NVD8 SEGUNDO PAGO
    corto: G4NVD8 2 DE 2
    corto: G4NVD8 PAGO 2
    corto: G4NVD8 TOTAL
    banregio de=MIRADOR POSADA BARRANCAS: G4NVD8
    hsbc de=MIRADOR POSADA BARRANCAS: G4NVD8
  `),
  'G4NVD8/2': lineas(`
    multiva: G4NVD8-B
  `),
  VCN4127: lineas(`
    [dia=+3] = DEPOSITO SBC CHEQUE 0004521 BANORTE | 4521 | VCN4127 ACEROS INDUSTRIALES DEL GOLFO
    afirme: VCN4172
    afirme de=CAMINO REAL VERACRUZ SA DE CV: VCN4127
    afirme de=AIG SEGUROS MEXICO: VCN4127
  `),
  QH8LD2: lineas(`
    [dia=+1] = DEPOSITO CHEQUE SALVO BUEN COBRO 0000871 | 871 | INSTITUTO CUMBRES AZULES AC QH8LD2
  `),
  F8WQK2: lineas(`
    = DEPOSITO DE DOCUMENTO SBC | 0001207 | F8WQK2
    = CHEQUE OTROS BANCOS F8WQK2 LARRAÑAGA ORDOÑEZ | 1207 |
    [dia=+3] = DEP CHEQUES DE OTRO BANCO | 0001207 | F8WQK2 LAOI651012B33
  `),
  ZKP38M: lineas(`
    afirme de=SUNSCAPE DORADO PACIFICO SA: ZKP38M
    afirme de=SINALOA TOURS: ZKP38M
  `),
  J3XHB6: lineas(`
    afirme de=BRUMA CASA 8 SA DE CV: J3XHB6
  `),
  X6HGF3: lineas(`
    afirme de=HACIENDA UXMAL SA DE CV: X6HGF3
  `),
  DLX9045: lineas(`
    afirme: DLX9054
  `),
}
