const CFDI = 'xmlns:cfdi="http://www.sat.gob.mx/cfd/4"'
const OPEN = `<cfdi:Comprobante ${CFDI} Version="4.0" Fecha="2026-11-10T10:20:30" Moneda="MXN" TipoDeComprobante="I">`
const inRoot = (inside: string) => `${OPEN}${inside}</cfdi:Comprobante>`
const inComplement = (inside: string) => inRoot(`<cfdi:Complemento>${inside}</cfdi:Complemento>`)
const inForeign = (inside: string) => inComplement(`<x:y xmlns:x="urn:x">${inside}</x:y>`)
const inConceptos = (inside: string) => inRoot(`<cfdi:Conceptos>${inside}</cfdi:Conceptos>`)
const inPago = (inside: string) =>
  inComplement(
    `<p:Pagos xmlns:p="http://www.sat.gob.mx/Pagos20" Version="2.0"><p:Totales MontoTotalPagos="1"/><p:Pago FechaPago="2026-11-10T10:20:30" FormaDePagoP="03" MonedaP="MXN" TipoCambioP="1" Monto="1">${inside}</p:Pago></p:Pagos>`,
  )
const withName = (nombre: string) => inRoot(`<cfdi:Emisor Rfc="A" Nombre="${nombre}" RegimenFiscal="601"/>`)

/** Pieces made with their number, as many as weigh so many bytes. */
function pieces(bytes: number, piece: (i: number) => string): string {
  const made: string[] = []
  for (let i = 0, size = 0; size < bytes; i++) {
    const one = piece(i)
    made.push(one)
    size += one.length
  }
  return made.join('')
}
const times = (piece: string, bytes: number) => piece.repeat(Math.max(1, Math.floor(bytes / piece.length)))
const list = (n: number, piece: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => piece(i)).join('')
const deep = (depth: number, open: (i: number) => string, inside: string) =>
  `${list(depth, open)}${inside}${'</a>'.repeat(depth)}`

const traslado = (tasa: string) =>
  `<cfdi:Traslado Base="100" Impuesto="002" TipoFactor="Tasa" TasaOCuota="${tasa}" Importe="16.00"/>`
const concepto = (i: number, inside = '', importe = '100') =>
  `<cfdi:Concepto ClaveProdServ="90111800" Cantidad="1" ClaveUnidad="E48" Descripcion="Noche ${i}" ValorUnitario="100" Importe="${importe}" ObjetoImp="02">${inside}</cfdi:Concepto>`
const taxed = (i: number, tasa = '0.160000') =>
  concepto(i, `<cfdi:Impuestos><cfdi:Traslados>${traslado(tasa)}</cfdi:Traslados></cfdi:Impuestos>`)
const docto = (i: number, inside = '') =>
  `<p:DoctoRelacionado IdDocumento="${i}" MonedaDR="USD" EquivalenciaDR="17.1234567891" NumParcialidad="1" ImpSaldoAnt="9" ImpPagado="8" ImpSaldoInsoluto="1" ObjetoImpDR="02">${inside}</p:DoctoRelacionado>`
const drs = (n: number) =>
  `<p:ImpuestosDR><p:TrasladosDR>${list(n, (i) => `<p:TrasladoDR BaseDR="1" ImpuestoDR="002" TipoFactorDR="Tasa" TasaOCuotaDR="0.1600${i % 100}" ImporteDR="0.16"/>`)}</p:TrasladosDR></p:ImpuestosDR>`

/**
 * Documents made to cost a reader the square of their size, each of about so many bytes: what a search to the end of
 * the document, a list looked through once per element, or a text copied with each addition would be seen by.
 */
export const FORMAS: Readonly<Record<string, (bytes: number) => string>> = {
  'text between comments': (n) => inForeign(times('x<!---->', n)),
  'text between comments where none is due': (n) => inRoot(times('x<!---->', n)),
  'elements with text': (n) => inForeign(times('<a>x</a>', n)),
  'elements with text in the Addenda': (n) => inRoot(`<cfdi:Addenda>${times('<a>x</a>', n)}</cfdi:Addenda>`),
  'a reference in every value': (n) => inRoot(times('<a b="&#9;"/>', n)),
  'a reference in the last value of many plain ones': (n) =>
    inRoot(`${times('<a b="c"/>', n)}<a b="&#9;\n\r\t"/>`),
  'references in the text': (n) => inForeign(times('<a>&amp;</a>', n)),
  'line breaks in every value': (n) => inRoot(times('<a b="\r\n\t"/>', n)),
  'a declaration after an attribute': (n) => inRoot(times('<a b="" xmlns:x="u"/>', n)),
  'two declarations between attributes': (n) =>
    inRoot(times('<a b="" xmlns:x="u" c="" xmlns:y="&amp;" d="\n"/>', n)),
  'many declarations in scope': (n) =>
    inRoot(
      deep(50, (i) => `<a${list(250, (k) => ` xmlns:p${i}-${k}="u"`)}>`, times('<cfdi:b/><p0-0:c d=""/>', n)),
    ),
  'many declarations of one element': (n) =>
    inRoot(times(`<a${list(250, (k) => ` xmlns:p${k}="u${k}"`)}/>`, n)),
  'one prefix declared again at every level': (n) =>
    inRoot(
      times(
        deep(40, () => '<a xmlns:x="u">', '<x:b/>'),
        n,
      ),
    ),
  'a long address in force': (n) =>
    inComplement(`<z xmlns:x="${'u'.repeat(n / 2)}">${times('<x:a x:b=""/>', n / 2)}</z>`),
  'a long address over every complement': (n) =>
    inRoot(
      `<cfdi:Complemento xmlns:x="${'u'.repeat(n / 2)}">${times('<x:a x:b="" x:c=""/>', n / 2)}</cfdi:Complemento>`,
    ),
  'a long name at every level': (n) =>
    inRoot(
      deep(30, (i) => `<a${'b'.repeat(n / 60)}${i}>`, times('<c/>', n / 2)).replace(
        /<\/a>/g,
        '<!-- unclosed -->',
      ),
    ),
  'many attributes of one element': (n) => inRoot(times(`<a${list(250, (k) => ` a${k}=""`)}/>`, n)),
  'many prefixed attributes of one element': (n) =>
    inRoot(times(`<a xmlns:x="u"${list(250, (k) => ` x:a${k}=""`)}/>`, n)),
  'attributes that no element has': (n) => inConceptos(pieces(n, (i) => `<cfdi:Concepto a${i}="" b=""/>`)),
  'names all different': (n) => inRoot(pieces(n, (i) => `<a${i} b${i}=""/>`)),
  comments: (n) => inRoot(times('<!-- - -->', n)),
  instructions: (n) => inRoot(times('<?a b?>', n)),
  'CDATA sections': (n) => inForeign(times('<![CDATA[x]]>', n)),
  'CDATA between text': (n) => inForeign(times('x<![CDATA[]] >]]>', n)),
  'depth again and again': (n) => inRoot(times(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, n)),
  'a value of references': (n) => withName(times('&#233;', n)),
  'a value of references and line breaks': (n) => withName(times('a&#10;\r\n', n)),
  'a value of spaces': (n) => withName(`A${' '.repeat(n)}B`),
  'a value beyond the usual characters': (n) => withName(times('😀Ñ', n / 2)),
  'a text of spaces': (n) => inForeign(`<a>${times(' \n', n)}</a>`),
  'unknown complements': (n) => inComplement(pieces(n, (i) => `<x:c${i} xmlns:x="urn:x">t</x:c${i}>`)),
  stamps: (n) =>
    inComplement(
      times('<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="A"/>', n),
    ),
  'Complemento again and again': (n) => inRoot(times('<cfdi:Complemento/>', n)),
  concepts: (n) => inConceptos(pieces(Math.min(n, 19_000 * 270), (i) => taxed(i))),
  'concepts without anything': (n) => inConceptos(times('<cfdi:Concepto/>', Math.min(n, 19_000 * 16))),
  'concepts that do not add up': (n) => inConceptos(pieces(n, (i) => concepto(i, '', '99'))),
  'concepts with complements': (n) =>
    inConceptos(
      pieces(n, (i) =>
        concepto(i, '<cfdi:ComplementoConcepto><x:y xmlns:x="u">t</x:y></cfdi:ComplementoConcepto>'),
      ),
    ),
  'a rate of its own in every concept': (n) =>
    inConceptos(pieces(n, (i) => taxed(i, `0.${String(i).padStart(6, '0')}`))),
  'tax rows of one concept': (n) =>
    inConceptos(
      concepto(
        0,
        `<cfdi:Impuestos><cfdi:Traslados>${pieces(n, (i) => traslado(`0.${String(i).padStart(6, '0')}`))}</cfdi:Traslados></cfdi:Impuestos>`,
      ),
    ),
  'tax rows of the document': (n) =>
    inRoot(
      `<cfdi:Impuestos><cfdi:Traslados>${pieces(n, (i) => traslado(`0.${String(i).padStart(6, '0')}`))}</cfdi:Traslados></cfdi:Impuestos>`,
    ),
  'notices without end': (n) =>
    inConceptos(
      pieces(n, (i) =>
        concepto(
          i,
          '<cfdi:ACuentaTerceros RfcACuentaTerceros="AAA010101AAA" NombreACuentaTerceros="A" RegimenFiscalACuentaTerceros="601" DomicilioFiscalACuentaTerceros="06600"/>',
        ),
      ),
    ),
  'documents of a payment': (n) => inPago(pieces(n, (i) => docto(i))),
  'taxes of the documents of a payment': (n) => inPago(pieces(n, (i) => docto(i, drs(20)))),
  'local taxes': (n) =>
    inComplement(
      `<l:ImpuestosLocales xmlns:l="http://www.sat.gob.mx/implocal" version="1.0" TotaldeRetenciones="0" TotaldeTraslados="1">${times('<l:TrasladosLocales ImpLocTrasladado="ISH" TasadeTraslado="3" Importe="3"/><l:RetencionesLocales ImpLocRetenido="X" TasadeRetencion="1" Importe="1"/>', n)}</l:ImpuestosLocales>`,
    ),
  'related documents': (n) =>
    inRoot(
      times(
        '<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="x"/></cfdi:CfdiRelacionados>',
        n,
      ),
    ),
  'a sello without end': (n) =>
    `<cfdi:Comprobante ${CFDI} Version="4.0" Sello="${'A'.repeat(n)}" Certificado="${'A'.repeat(100)}"/>`,
  'never closed': (n) => `${OPEN}${times('<a>', n)}`,
  'an unclosed value': (n) => `${OPEN}<a b="${'c'.repeat(n)}`,
}
