import type { Aviso, CargaRespuesta } from '@valija/contract/borradores.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { type MessageCode, message } from '@valija/contract/messages.ts'

/** One fixed text per outcome of an upload: success, partial, failed. */
export function summarizeCarga(archivos: CargaRespuesta['archivos']): Aviso {
  const bien = archivos.filter(({ codigo }) => codigo === null)
  const mal = archivos.filter(({ codigo }) => codigo !== null)
  const isNoXml = ({ codigo }: { codigo: string | null }) =>
    codigo === ('archivoNoEsXml' satisfies MessageCode)
  const noXml = mal.filter(isNoXml).map(({ nombre }) => nombre)
  const otros = mal.filter((uno) => !isNoXml(uno)).map(({ nombre, motivo }) => `${nombre}: ${motivo}`)
  const aviso = (codigo: string, severidad: Aviso['severidad'], titulo: string): Aviso => ({
    codigo,
    severidad,
    titulo,
    texto: [
      ...(noXml.length > 0 ? [facturasMensajes.archivosInvalidos({ nombres: noXml.join(', ') })] : []),
      ...otros,
    ].join('; '),
    ids: bien.flatMap(({ id }) => (id === null ? [] : [id])),
  })
  if (mal.length === 0) return aviso('cargaCorrecta', 'ok', message('cargaCorrecta', { n: bien.length }))
  if (bien.length === 0) return aviso('cargaFallida', 'error', message('cargaFallida'))
  return aviso('cargaParcial', 'aviso', message('cargaParcial', { bien: bien.length, mal: mal.length }))
}
