import type { Cfdi } from '../cfdi.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { ownCopy } from '../own-copy.ts'
import { isGenerico, parseRfc, type TipoPersona } from '../rfc.ts'
import { CATALOGOS } from './catalogos.ts'
import { isComercioExterior } from './reglas-aduana.ts'
import { rutaConcepto, textOfRuta } from './ruta.ts'

const EMISOR = '/cfdi:Comprobante/cfdi:Emisor'
const RECEPTOR = '/cfdi:Comprobante/cfdi:Receptor'

/** Who issues and who receives: tax ids, regimes, the use the receiver declares. */
export function checkPersonas(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  const { emisor, receptor, timbre } = cfdi
  checkRfc(emisor.rfc, `${EMISOR}/@Rfc`, hallazgos)
  checkRfc(receptor.rfc, `${RECEPTOR}/@Rfc`, hallazgos)
  if (timbre)
    checkRfc(
      timbre.rfcProvCertif,
      '/cfdi:Comprobante/cfdi:Complemento/tfd:TimbreFiscalDigital/@RfcProvCertif',
      hallazgos,
    )
  cfdi.conceptos.forEach(({ aCuentaTerceros }, i) => {
    if (aCuentaTerceros === undefined || isFull(hallazgos)) return
    const { rfcACuentaTerceros: rfc, regimenFiscalACuentaTerceros: regimen } = aCuentaTerceros
    const lugar = `${textOfRuta(rutaConcepto(i))}/cfdi:ACuentaTerceros`
    const ruta = `${lugar}/@RfcACuentaTerceros`
    checkRfc(rfc, ruta, hallazgos)
    checkRegimen(rfc, regimen, `${lugar}/@RegimenFiscalACuentaTerceros`, hallazgos)
    if (rfc === emisor.rfc || rfc === receptor.rfc)
      hallazgos.push(
        hallazgo('atributoInvalido', {
          ruta,
          nombre: 'RfcACuentaTerceros',
          encontrado: rfc,
          esperado: 'un RFC que no sea el del emisor ni el del receptor',
        }),
      )
  })
  if (receptor.nombre === 'PUBLICO EN GENERAL' && receptor.rfc !== 'XAXX010101000')
    hallazgos.push(
      hallazgo('atributoInvalido', {
        ruta: `${RECEPTOR}/@Rfc`,
        nombre: 'Rfc',
        encontrado: receptor.rfc,
        esperado: 'XAXX010101000, que es el del PUBLICO EN GENERAL',
      }),
    )
  if (isGenerico(emisor.rfc))
    hallazgos.push(
      hallazgo('atributoInvalido', {
        ruta: `${EMISOR}/@Rfc`,
        nombre: 'Rfc',
        encontrado: emisor.rfc,
        esperado: 'un RFC propio: con uno genérico no se emite',
      }),
    )
  checkRegimen(emisor.rfc, emisor.regimenFiscal, `${EMISOR}/@RegimenFiscal`, hallazgos)
  if (isGenerico(receptor.rfc)) checkGenerico(cfdi, hallazgos)
  else {
    checkRegimen(
      receptor.rfc,
      receptor.regimenFiscalReceptor,
      `${RECEPTOR}/@RegimenFiscalReceptor`,
      hallazgos,
    )
    checkUso(cfdi, hallazgos)
  }
  checkResidencia(cfdi, hallazgos)
  checkRegistro(cfdi, hallazgos)
  if (receptor.numRegIdTrib !== undefined && receptor.residenciaFiscal === undefined)
    hallazgos.push(
      hallazgo('residenciaFaltante', { ruta: `${RECEPTOR}/@ResidenciaFiscal`, nombre: 'ResidenciaFiscal' }),
    )
}

/** Only who has no tax id in Mexico says where else they reside. */
function checkResidencia({ receptor, tipoDeComprobante }: Cfdi, hallazgos: Hallazgo[]): void {
  const { rfc, residenciaFiscal } = receptor
  if (residenciaFiscal === undefined) return
  const datos = { ruta: `${RECEPTOR}/@ResidenciaFiscal`, encontrado: residenciaFiscal }
  if (rfc !== 'XEXX010101000')
    hallazgos.push(
      hallazgo('atributoProhibidoPorTipo', {
        ...datos,
        nombre: 'ResidenciaFiscal con un receptor que tiene RFC',
        esperado: tipoDeComprobante,
      }),
    )
  else if (residenciaFiscal === 'MEX')
    hallazgos.push(
      hallazgo('atributoInvalido', {
        ...datos,
        nombre: 'ResidenciaFiscal',
        esperado: 'un país que no sea México',
      }),
    )
}

/** The two countries whose tax ids have a form in c_Pais, and whom goods are exported to. */
function checkRegistro({ receptor, complementos }: Cfdi, hallazgos: Hallazgo[]): void {
  const { rfc, residenciaFiscal, numRegIdTrib } = receptor
  if (rfc !== 'XEXX010101000') return
  if (
    numRegIdTrib !== undefined &&
    /^(?:USA|CAN)$/.test(residenciaFiscal ?? '') &&
    !/^\d{9}$/.test(numRegIdTrib)
  )
    hallazgos.push(
      hallazgo('atributoInvalido', {
        ruta: `${RECEPTOR}/@NumRegIdTrib`,
        nombre: 'NumRegIdTrib',
        encontrado: numRegIdTrib,
        esperado: 'un registro de nueve dígitos',
      }),
    )
  // The matrix refuses it, and PACs stamp it all the same: the complement says both in its own words.
  if (complementos.some(isComercioExterior))
    for (const [nombre, value] of [
      ['ResidenciaFiscal', residenciaFiscal ?? numRegIdTrib],
      ['NumRegIdTrib', numRegIdTrib],
    ] as const)
      if (value === undefined)
        hallazgos.push(
          hallazgo('residenciaFaltante', { severidad: 'aviso', ruta: `${RECEPTOR}/@${nombre}`, nombre }),
        )
}

const known = new Map<string, ReturnType<typeof parseRfc>>()

/** Tax ids repeat from document to document. */
function rfcDe(text: string): ReturnType<typeof parseRfc> {
  const kept = known.get(text)
  if (kept) return kept
  if (known.size > 5000) known.clear()
  const own = text.length <= 13 ? ownCopy(text) : text
  const read = parseRfc(own)
  if (own.length <= 13) known.set(own, read)
  return read
}

function checkRfc(text: string, ruta: string, hallazgos: Hallazgo[]): void {
  const read = rfcDe(text)
  if (read.ok) {
    const { digitoCoincide, digitoEsperado } = read.rfc
    if (!digitoCoincide)
      hallazgos.push(hallazgo('rfcDigito', { ruta, encontrado: text, esperado: digitoEsperado }))
  } else if (read.motivo === 'fecha')
    // The shape has been judged with the other attributes.
    hallazgos.push(hallazgo('rfcInvalido', { ruta, encontrado: text, nombre: 'su fecha no existe' }))
}

const personaDe = (rfc: string): TipoPersona | null =>
  rfc.length === 12 ? 'moral' : rfc.length === 13 ? 'fisica' : null

function checkRegimen(rfc: string, regimen: string, ruta: string, hallazgos: Hallazgo[]): void {
  const entry = CATALOGOS.c_RegimenFiscal.get(regimen)
  const persona = personaDe(rfc)
  if (!entry || !persona) return
  if (!(persona === 'moral' ? entry.aplica_moral : entry.aplica_fisica))
    hallazgos.push(
      hallazgo('regimenNoCorresponde', {
        ruta,
        encontrado: regimen,
        esperado: persona === 'moral' ? 'moral' : 'física',
      }),
    )
}

function checkUso({ receptor }: Cfdi, hallazgos: Hallazgo[]): void {
  const entry = CATALOGOS.c_UsoCFDI.get(receptor.usoCfdi)
  const persona = personaDe(receptor.rfc)
  if (!entry || !persona) return
  const regimenes = entry.regimenes_fiscales_receptores
  const allowed =
    (persona === 'moral' ? entry.aplica_moral : entry.aplica_fisica) &&
    (receptor.regimenFiscalReceptor === '' || regimenes.includes(receptor.regimenFiscalReceptor))
  if (!allowed)
    hallazgos.push(
      hallazgo('usoNoCorresponde', {
        ruta: `${RECEPTOR}/@UsoCFDI`,
        encontrado: receptor.usoCfdi,
        nombre: receptor.regimenFiscalReceptor,
        esperado: regimenes,
      }),
    )
}

/** The general public and foreigners have no regime of their own, and the postal code is the issuer's. */
function checkGenerico(
  { receptor, lugarExpedicion, tipoDeComprobante: tipo }: Cfdi,
  hallazgos: Hallazgo[],
): void {
  const expect = (atributo: string, encontrado: string, esperado: string) => {
    if (encontrado !== esperado)
      hallazgos.push(
        hallazgo('receptorGenerico', {
          ruta: `${RECEPTOR}/@${atributo}`,
          nombre: receptor.rfc,
          encontrado,
          esperado: `${atributo} ${esperado}`,
        }),
      )
  }
  expect('RegimenFiscalReceptor', receptor.regimenFiscalReceptor, '616')
  expect('UsoCFDI', receptor.usoCfdi, tipo === 'P' ? 'CP01' : tipo === 'N' ? 'CN01' : 'S01')
  expect('DomicilioFiscalReceptor', receptor.domicilioFiscalReceptor, lugarExpedicion)
}
