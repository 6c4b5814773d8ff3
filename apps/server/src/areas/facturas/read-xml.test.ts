import { expect, test } from 'vitest'
import { xmlDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { readXml } from './read-xml.ts'

const bueno = Buffer.from(
  xmlDePrueba({
    uuid: '6f1b2a3c-0000-4000-8000-000000000001',
    serie: 'A',
    folio: '12',
    fecha: '2026-10-01T10:00:00',
    emisor: { rfc: 'HAZ950101AB1', nombre: 'HOTEL AZUL', cp: '03020' },
    receptor: { rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER', cp: '03020' },
    metodoPago: 'PUE',
    total: 11_600,
  }),
).toString()
const read = (xml: string) => readXml({ anclasDir: '' }, Buffer.from(xml))
const largo = '7'.repeat(1_000_000)
const concepto = /<cfdi:Concepto .*\/>/
const relacionados = (tipo: string) =>
  bueno
    .replace('TipoDeComprobante="I"', 'TipoDeComprobante="E"')
    .replace(
      '<cfdi:Emisor',
      `<cfdi:CfdiRelacionados TipoRelacion="${tipo}">${Array.from({ length: 20_000 }, (_, i) => `<cfdi:CfdiRelacionado UUID="6f1b2a3c-0000-4000-8000-${String(i).padStart(12, '0')}"/>`).join('')}</cfdi:CfdiRelacionados><cfdi:Emisor`,
    )

/** What is kept is read again and answered with each look at its draft, which may have two hundred. */
const tope = 100_000

test.each([
  ...Array.from(bueno.matchAll(/ ((?:\w+:)?[A-Z]\w+)="([^"]*)"/g), ([todo, nombre = '']) => [
    `a million letters in ${nombre}`,
    bueno.replace(todo, ` ${nombre}="${largo}"`),
  ]),
  [
    'twenty thousand lines of other claves',
    bueno.replace(concepto, (uno) =>
      Array.from({ length: 20_000 }, (_, i) =>
        uno.replace('90111501', String(10_000_000 + i)).replace('E48', `X${i}`),
      ).join(''),
    ),
  ],
  ['twenty thousand related documents', relacionados('01')],
])('[VII-B1] %s: what is kept of the document is bounded', (_que, xml) => {
  const { cabecera, expresion, hallazgos } = read(xml)
  expect(JSON.stringify({ cabecera, expresion, hallazgos }).length).toBeLessThan(tope)
})

const llave = ({ codigo, ruta, severidad }: { codigo: string; ruta: string; severidad: string }) =>
  `${severidad} ${codigo} ${ruta}`
test('[VII-B1] no field of the header is cut without a finding that says so', () => {
  const antes = new Set(read(bueno).hallazgos.map(llave))
  const deCabecera = Object.entries(read(bueno).cabecera ?? {}).flatMap(([campo, valor]) =>
    typeof valor === 'string' && !/serieFolio|folioSerie/.test(campo) ? [valor] : [],
  )
  const sinDecir = Array.from(bueno.matchAll(/ ([A-Z]\w+)="([^"]+)"/g)).filter(
    ([todo, nombre, valor = '']) =>
      deCabecera.some((uno) => uno.toLowerCase() === valor.toLowerCase()) &&
      !read(bueno.replace(todo, ` ${nombre}="${'7'.repeat(301)}"`)).hallazgos.some(
        (uno) => uno.severidad === 'error' && !antes.has(llave(uno)),
      ),
  )
  expect(sinDecir.map(([todo]) => todo)).toEqual([])
  expect(deCabecera.length).toBeGreaterThan(15)
})

test('an ordinary document is kept as it is', () => {
  expect(read(bueno)).toMatchObject({
    cabecera: { serie: 'A', folio: '12', emisorNombre: 'HOTEL AZUL', clavesProdServ: ['90111501'] },
    expresion: expect.stringContaining('re=HAZ950101AB1&rr=EKU9003173C9&tt=116.0') as string,
  })
})
