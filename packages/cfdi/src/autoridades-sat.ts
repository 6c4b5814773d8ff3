/**
 * The SAT's certification authorities, which sign every CSD and e.firma, and the roots of Banco de México that sign
 * them: public certificates, kept in `certificados/sat` as published. Source: the SAT's page of certification
 * authorities (AC) and Banco de México's Infraestructura Extendida de Seguridad (ARC). Expired ones verify documents
 * of their time.
 */
export interface AutoridadSat {
  archivo: string
  /** Roots sign authorities, never a taxpayer: they are no trust anchors. */
  papel: 'autoridad' | 'raiz'
  /** Calendar days (UTC), both inclusive. */
  desde: string
  hasta: string
  /** SHA-256 of the DER certificate. */
  huella: string
}

export const AUTORIDADES_SAT: readonly AutoridadSat[] = [
  {
    archivo: 'AC4_SAT.cer',
    papel: 'autoridad',
    desde: '2015-05-25',
    hasta: '2023-05-25',
    huella: '9ce0c3a0a7b4b992388cfd903ca2241af5187e45bceb23af735fc4e3b206afce',
  },
  {
    archivo: 'AC5_SAT.cer',
    papel: 'autoridad',
    desde: '2019-05-03',
    hasta: '2027-05-03',
    huella: '1ac6325143920fc047b6506e42540944fa6590b44560807b564c5603d15add8e',
  },
  {
    archivo: 'AC6_SAT.crt',
    papel: 'autoridad',
    desde: '2023-03-24',
    hasta: '2031-03-24',
    huella: '054e8f213ff2228254d8f87ec43d2e7c2eda628d927c270b9a77d1d09eef9418',
  },
  {
    archivo: 'AC7.crt',
    papel: 'autoridad',
    desde: '2023-05-23',
    hasta: '2031-05-23',
    huella: '6d1d1f871f0d69233fc94526fecf826bee67181782d6b7e5320b279c97e8dac7',
  },
  {
    archivo: 'ARC4_IES.crt',
    papel: 'raiz',
    desde: '2010-07-20',
    hasta: '2026-07-20',
    huella: '5035edf21401e2d23fe39ac1893ee02fa7bd09a870619ecb13e3f1b29e8a0009',
  },
  {
    archivo: 'ARC5_IES.cer',
    papel: 'raiz',
    desde: '2018-12-07',
    hasta: '2034-12-03',
    huella: 'cbf3e084a86cac5ef1060b9242196eec15e8786931ffff05466ba7becd43b15e',
  },
  {
    archivo: 'ARC6_IES.crt',
    papel: 'raiz',
    desde: '2023-03-17',
    hasta: '2039-03-17',
    huella: 'a86baf49b2e91d0141722c4e7026ab246183a8072926e9983edbd4e5ba72515d',
  },
]
