import type PDFDocument from 'pdfkit'
import { azarDe, digitos } from '../mundo/azar.ts'
import { empresaDemo } from '../mundo/demo.ts'
import { collectPdf } from './collect-pdf.ts'
import { legible } from './dinero.ts'

/** The four documented pages by item count; `etiquetas` carries the labels under another count. */
export type TipoRecibo = 59 | 60 | 76 | 77 | 'etiquetas' | 'ilegible'
export type PagoMuestra = {
  tipo: TipoRecibo
  rfc: string
  nombre: string
  /** Centavos. */
  importe: number
  /** Calendar day, yyyy-mm-dd. */
  dia: string
}
type Doc = InstanceType<typeof PDFDocument>
/** One printed line: a string, or a label with its value; a value in two parts is drawn touching. */
type Linea = [string] | [etiqueta: string, valor: string] | [etiqueta: string, signo: string, numero: string]

const titulo = 'Mis operaciones frecuentes - Traspasos a otros bancos'

/** What the bank says of the operation itself, the same for the same payment. */
export type OperacionBbva = {
  retiro: string
  deposito: string
  referencia: string
  claveRastreo: string
  hora: string
  folio: string
}
export const operacionBbva = ({ tipo, rfc, importe, dia }: PagoMuestra): OperacionBbva => {
  const azar = azarDe('recibo', tipo, rfc, importe, dia)
  return {
    retiro: `01${digitos(azar, 8)}`,
    deposito: '072180000123456780',
    referencia: digitos(azar, 7),
    claveRastreo: `BNET0100${dia.slice(2).replaceAll('-', '')}${digitos(azar, 10)}`,
    hora: `10:${digitos(azar, 1)}${digitos(azar, 1)}:05`.replace(/:([6-9])/, ':1'),
    folio: digitos(azar, 10),
  }
}

const lineasDe = (pago: PagoMuestra): Linea[] => {
  const { tipo, rfc, nombre, importe, dia } = pago
  const { retiro, deposito, referencia, claveRastreo, hora, folio } = operacionBbva(pago)
  const [anio = '', mes = '', d = ''] = dia.split('-')
  const fecha = `${d}/${mes}/${anio}`
  const partido = tipo === 60 || tipo === 76
  const lineas: Linea[] = [
    ['COMPROBANTE'],
    [titulo],
    [empresaDemo.nombre],
    [fecha],
    ['Resultado del traspaso'],
    ['Cuenta de retiro:', retiro],
    ['Banco destino:', 'BANORTE'],
    ['Cuenta de depósito:', deposito],
    ['Nombre corto:', nombre.slice(0, 20).trim()],
    partido ? ['Importe:', '$', legible(importe)] : ['Importe:', `$${legible(importe)}`],
    ['Forma de depósito:', 'MISMO DIA (SPEI)'],
    ['Concepto de pago:', 'PAGO DE FACTURAS'],
    ['Referencia numérica:', referencia],
    ['Clave de rastreo:', claveRastreo],
    ['Fecha y Hora de Captura:', `${fecha} ${hora}`],
    ['Folio de internet:', folio],
    ['Datos del beneficiario'],
  ]
  if (tipo === 59 || tipo === 60) return [...lineas, ['RFC:', rfc]]
  const largo: Linea[] = [
    ...lineas,
    ['Nombre:', nombre],
    ['RFC:', rfc],
    ['IVA:', '$0.00'],
    ['Comisión:', '$0.00'],
    ['Estatus:', 'OPERADA'],
  ]
  if (tipo === 76) return largo
  if (tipo === 77) return [...largo, ['Este documento es informativo.']]
  if (tipo === 'etiquetas') return [...largo, ['Canal:', 'Banca por internet'], ['Impreso por el cliente.']]
  return [['COMPROBANTE'], ['El detalle de la operación no está disponible.']]
}

const dibuja = (doc: Doc, lineas: readonly Linea[]): void => {
  let y = 60
  for (const [primera, segunda, tercera] of lineas) {
    doc.font('Helvetica').fontSize(10).text(primera, 60, y, { lineBreak: false })
    if (segunda !== undefined) doc.text(segunda, 260, y, { lineBreak: false })
    if (segunda !== undefined && tercera !== undefined) {
      const x = 260 + doc.widthOfString(segunda)
      // Another font beside it, with no gap: a reader sees two strings that touch.
      doc.font('Helvetica-Bold').text(tercera, x, y, { lineBreak: false })
    }
    y += 22
  }
}

/** A BBVA receipt, one payment per page. */
export const reciboBbva = (pagos: readonly PagoMuestra[]): Promise<Uint8Array> =>
  collectPdf(
    { size: 'LETTER', margin: 0, autoFirstPage: false, info: { Title: 'Comprobante BBVA' } },
    (doc) => {
      for (const pago of pagos) {
        doc.addPage()
        dibuja(doc, lineasDe(pago))
      }
    },
  )
