import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../testing/documents.ts'
import { bytesOf, sign, verify } from '../testing/fixture.ts'
import { buildCfdi, type DatosCfdi } from './build-cfdi.ts'
import { cadenaOriginal, cadenaTimbre } from './cadena.ts'
import { readCfdi } from './lectura/read-cfdi.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const read = (xml: string) => {
  const reading = readCfdi(bytesOf(xml))
  if (!reading.ok) throw new Error(reading.hallazgos[0]!.mensaje)
  return reading.cfdi
}

/** Every field the table knows, at least once. */
const everything = (): DatosCfdi => {
  const d = datosDe(1)
  Object.assign(d, {
    confirmacion: 'aB1c2',
    informacionGlobal: { periodicidad: '01', meses: '01', año: '2026' },
    cfdiRelacionados: [
      {
        tipoRelacion: '01',
        relacionados: [
          { uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0' },
          { uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA1' },
        ],
      },
      { tipoRelacion: '04', relacionados: [{ uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA2' }] },
    ],
    pagos: datosPago().pagos,
    impuestosLocales: {
      version: '1.0',
      totalDeRetenciones: '1.00',
      totalDeTraslados: '2.00',
      retencionesLocales: [{ impLocRetenido: 'X', tasadeRetencion: '1.00', importe: '1.00' }],
      trasladosLocales: [{ impLocTrasladado: 'ISH', tasadeTraslado: '2.00', importe: '2.00' }],
    },
    aerolineas: {
      version: '1.0',
      tua: '5.00',
      otrosCargos: { totalCargos: '1.00', cargos: [{ codigoCargo: 'YR', importe: '1.00' }] },
    },
  })
  Object.assign(d.conceptos![0]!, {
    informacionAduanera: [{ numeroPedimento: '15  48  3009  0001234' }],
    cuentaPredial: [{ numero: '123' }],
    aCuentaTerceros: {
      rfcACuentaTerceros: 'URE180429TM6',
      nombreACuentaTerceros: 'T',
      regimenFiscalACuentaTerceros: '601',
      domicilioFiscalACuentaTerceros: '65000',
    },
    partes: [
      {
        claveProdServ: '90111800',
        cantidad: '1',
        descripcion: 'P',
        informacionAduanera: [{ numeroPedimento: '15  48  3009  0001234' }],
      },
    ],
  })
  return d
}

describe('building', () => {
  it('and reading again gives the same data', () => {
    for (const datos of [datosDe(3), datosPago(), everything()])
      expect(plain(read(buildCfdi(datos)))).toMatchObject(plain(datos) as object)
  })

  it('what was read gives the same document', () => {
    const { cfdi, xml } = sign(everything())
    expect(buildCfdi(cfdi)).toBe(xml)
  })

  it('with every field signed stays valid', () => {
    const verdict = verify(sign(everything()).bytes)
    expect([verdict.sello, verdict.timbre.selloSat]).toEqual(['valido', 'valido'])
  })

  it('leaves out empty lists', () => {
    const datos = datosDe(1)
    datos.conceptos![0]!.impuestos = { traslados: [], retenciones: [] }
    expect(buildCfdi(datos)).toContain('<cfdi:Impuestos/></cfdi:Concepto>')
  })
})

describe('the cadena original', () => {
  it('lists the fields in the order of the Anexo 20, whatever the order of the document', () => {
    const cfdi = read(
      `<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" LugarExpedicion="77500" MetodoPago="PUE" Exportacion="01" TipoDeComprobante="I" Total="116.00" Moneda="MXN" SubTotal="100.00" Sello="x" Certificado="y" NoCertificado="1" FormaPago="03" Fecha="2026-11-10T10:20:30" Folio="2" Serie="A" Version="4.0">` +
        `<cfdi:Emisor RegimenFiscal="601" Nombre=" HOTEL  &amp;&#xA0;MAR&#9;" Rfc="HCA160101AB9"/><cfdi:Receptor Rfc="VIA150101KL7" Nombre="VIAJES" DomicilioFiscalReceptor="06600" RegimenFiscalReceptor="601" UsoCFDI="G03"/>` +
        `<cfdi:Conceptos><cfdi:Concepto ClaveProdServ="90111800" Cantidad="1" ClaveUnidad="E48" Descripcion="Noche" ValorUnitario="100.00" Importe="100.00" ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados><cfdi:Traslado Base="100.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="16.00"/></cfdi:Traslados><cfdi:Retenciones><cfdi:Retencion Base="100.00" Impuesto="001" TipoFactor="Tasa" TasaOCuota="0.012500" Importe="1.25"/></cfdi:Retenciones></cfdi:Impuestos></cfdi:Concepto></cfdi:Conceptos>` +
        `<cfdi:Impuestos TotalImpuestosTrasladados="16.00" TotalImpuestosRetenidos="1.25"><cfdi:Retenciones><cfdi:Retencion Impuesto="001" Importe="1.25"/></cfdi:Retenciones><cfdi:Traslados><cfdi:Traslado Base="100.00" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="16.00"/></cfdi:Traslados></cfdi:Impuestos></cfdi:Comprobante>`,
    )
    expect(cadenaOriginal(cfdi)).toBe(
      '||4.0|A|2|2026-11-10T10:20:30|03|1|100.00|MXN|116.00|I|01|PUE|77500|HCA160101AB9|HOTEL &\u00a0MAR|601|VIA150101KL7|VIAJES|06600|601|G03' +
        '|90111800|1|E48|Noche|100.00|100.00|02|100.00|002|Tasa|0.160000|16.00|100.00|001|Tasa|0.012500|1.25' +
        '|001|1.25|1.25|100.00|002|Tasa|0.160000|16.00|16.00||',
    )
  })

  it('keeps a bar for a required field that is missing and none for an optional one', () => {
    const cfdi = read('<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Serie=""/>')
    expect(cadenaOriginal(cfdi)).toBe('||4.0|||||||||||||||||||')
  })

  it('puts the complements in the order of the document', () => {
    const chain = cadenaOriginal(sign(everything()).cfdi)
    expect(chain.indexOf('|2.0|')).toBeLessThan(chain.indexOf('|ISH|'))
    expect(chain.endsWith('|1.0|1.00|2.00|X|1.00|1.00|ISH|2.00|2.00|1.0|5.00|1.00|YR|1.00||')).toBe(true)
  })

  it('of the stamp holds all of it but its own seal', () => {
    const { timbre } = sign(datosDe(1)).cfdi
    const t = timbre!
    expect(cadenaTimbre(t)).toBe(
      `||1.1|${t.uuid}|${t.fechaTimbrado}|${t.rfcProvCertif}|${t.selloCFD}|${t.noCertificadoSat}||`,
    )
  })
})
