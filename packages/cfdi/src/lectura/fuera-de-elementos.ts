import { hallazgo } from '../hallazgo.ts'
import { Ilegible } from './ilegible.ts'
import { isSpace, nameEnd } from './nombre-xml.ts'
import { malformed, placeOf } from './texto.ts'

/** What nearly every issuer writes; others go through the pattern. */
const USUAL = '<?xml version="1.0" encoding="UTF-8"?>'

const XML_DECLARATION =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"(1\.\d)"|'(1\.\d)')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][\w.-]*)"|'([A-Za-z][\w.-]*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>/y

/** Where the document's own declaration ends; 0 without one. */
export function endOfDeclaration(texto: string): number {
  if (texto.startsWith(USUAL)) return USUAL.length
  if (!/^[ \t\r\n]*(?:<|$)/.test(texto))
    throw new Ilegible(hallazgo('archivoNoEsXml', { nombre: 'un archivo de texto' }))
  if (!texto.startsWith('<?xml') || !isSpace(texto.charCodeAt(5))) return 0
  XML_DECLARATION.lastIndex = 0
  const found = XML_DECLARATION.exec(texto)
  if (!found) throw malformed(texto, 0, 'la declaración XML no es correcta')
  const version = found[1] ?? found[2] ?? ''
  if (version !== '1.0')
    throw new Ilegible(hallazgo('versionXmlNoAdmitida', { encontrado: version, esperado: '1.0' }))
  const declared = found[3] ?? found[4]
  if (declared && !/^utf-?8$/i.test(declared))
    throw new Ilegible(hallazgo('codificacionNoAdmitida', { encontrado: declared, esperado: 'UTF-8' }))
  return found[0].length
}

/** Where the comment or CDATA section that begins at `lt` ends; the text of the section is handed over. */
export function endOfMarked(
  texto: string,
  lt: number,
  profundidad: number,
  to: { text(value: string): void },
): number {
  if (texto.startsWith('<!--', lt)) {
    const end = texto.indexOf('--', lt + 4)
    if (end < 0) throw malformed(texto, lt, 'el comentario no tiene cierre')
    if (!texto.startsWith('-->', end)) throw malformed(texto, end, 'un comentario no puede contener --')
    return end + 3
  }
  if (texto.startsWith('<![CDATA[', lt)) {
    if (profundidad === 0) throw malformed(texto, lt, 'hay texto fuera del elemento raíz')
    const end = texto.indexOf(']]>', lt + 9)
    if (end < 0) throw malformed(texto, lt, 'la sección CDATA no tiene cierre')
    if (end > lt + 9) to.text(texto.slice(lt + 9, end))
    return end + 3
  }
  if (texto.startsWith('<!DOCTYPE', lt)) throw new Ilegible(hallazgo('dtdProhibido', placeOf(texto, lt)))
  throw malformed(texto, lt, 'se encontró <! sin sentido')
}

/** Where the processing instruction that begins at `lt` ends. */
export function endOfInstruction(texto: string, lt: number): number {
  const end = nameEnd(texto, lt + 2)
  if (/^xml$/i.test(texto.slice(lt + 2, end)))
    throw malformed(texto, lt, 'la declaración XML sólo puede ir al inicio del archivo')
  const close = texto.indexOf('?>', end)
  if (close < 0) throw malformed(texto, lt, 'la instrucción de proceso no tiene cierre')
  if (close > end && !isSpace(texto.charCodeAt(end)))
    throw malformed(texto, end, 'la instrucción de proceso no es correcta')
  return close + 2
}
