import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import type { GroupUpload } from '../../lib/use-group-upload.ts'
import { Dropzone } from '../dropzone.tsx'
import { ErrorNotice } from '../notice.tsx'
import { UploadRows } from '../upload-rows.tsx'
import { PdfTable, type PdfTableProps } from './pdf-table.tsx'

type PdfsPartProps = Pick<PdfTableProps, 'facturas' | 'sueltos'> & {
  pdfs: GroupUpload
  compact: boolean
  maxFiles?: number
  maxSize: number
  /** Of what else is done beside them; told instead of their own. */
  error?: unknown
  /** With null: whatever was told before is over. */
  onError: (error: unknown) => void
  tie: (cfdi: string, pdfId: string) => Promise<unknown>
  remove: (pdfId: string) => Promise<unknown>
}

/** Where the PDFs of a lote are dropped, those on their way, and which factura each belongs to. */
export function PdfsPart({ pdfs, facturas, sueltos, error, onError, tie, remove, ...drop }: PdfsPartProps) {
  const add = (files: readonly File[], cfdi?: string) => {
    onError(null)
    void pdfs.add(files, cfdi)
  }
  const alone = (work: Promise<unknown>) => {
    onError(null)
    work.catch(onError)
  }
  return (
    <>
      <Dropzone {...drop} accept={{}} acceptText="PDF" label={t.soltarPdf} onFiles={(files) => add(files)}>
        {t.reglasPdf}
      </Dropzone>
      <UploadRows rows={pdfs.rows} onRemove={pdfs.remove} />
      <ErrorNotice error={error ?? pdfs.error} />
      <PdfTable
        facturas={facturas}
        sueltos={sueltos}
        onFile={(file, cfdi) => add([file], cfdi)}
        onTie={(cfdi, pdfId) => alone(tie(cfdi, pdfId))}
        onRemove={(pdfId) => alone(remove(pdfId))}
      />
    </>
  )
}
