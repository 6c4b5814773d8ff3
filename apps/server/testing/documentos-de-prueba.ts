import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'

export type DatosDePrueba = {
  uuid: string
  serie: string
  folio: string
  fecha: string
  emisor: { rfc: string; nombre: string; cp: string }
  receptor: { rfc: string; nombre: string; cp: string }
  metodoPago: 'PUE' | 'PPD'
  /** Centavos. */
  total: number
}

const attr = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A CFDI 4.0 by shape, with a stamp but not truly signed: for what only stores and hands it on. */
export function xmlDePrueba(d: DatosDePrueba): Uint8Array {
  const total = (d.total / 100).toFixed(2)
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd" Version="4.0" Serie="${attr(d.serie)}" Folio="${attr(d.folio)}" Fecha="${d.fecha}" Sello="c2VsbG8gZGUgcHJ1ZWJh" FormaPago="${d.metodoPago === 'PUE' ? '03' : '99'}" NoCertificado="30001000000500003416" Certificado="Y2VydGlmaWNhZG8=" SubTotal="${total}" Moneda="MXN" Total="${total}" TipoDeComprobante="I" Exportacion="01" MetodoPago="${d.metodoPago}" LugarExpedicion="${d.emisor.cp}">
  <cfdi:Emisor Rfc="${attr(d.emisor.rfc)}" Nombre="${attr(d.emisor.nombre)}" RegimenFiscal="601"/>
  <cfdi:Receptor Rfc="${attr(d.receptor.rfc)}" Nombre="${attr(d.receptor.nombre)}" DomicilioFiscalReceptor="${d.receptor.cp}" RegimenFiscalReceptor="601" UsoCFDI="S01"/>
  <cfdi:Conceptos>
    <cfdi:Concepto ClaveProdServ="90111501" Cantidad="1" ClaveUnidad="E48" Descripcion="Hospedaje" ValorUnitario="${total}" Importe="${total}" ObjetoImp="01"/>
  </cfdi:Conceptos>
  <cfdi:Complemento>
    <tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${d.uuid}" FechaTimbrado="${d.fecha}" RfcProvCertif="SAT970701NN3" SelloCFD="c2VsbG8gZGUgcHJ1ZWJh" NoCertificadoSAT="30001000000500003456" SelloSAT="c2VsbG8gc2F0"/>
  </cfdi:Complemento>
</cfdi:Comprobante>
`)
}

/** One page with one line of text: a true PDF, cross-reference table included. */
export const pdfDePrueba = (texto: string): Uint8Array => pdfMinimo(texto, [])
