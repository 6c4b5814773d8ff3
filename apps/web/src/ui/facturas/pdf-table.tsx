import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import type { Borrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { Block, Hidden, look, Row, Text } from '../layout.tsx'
import { Money } from '../money.tsx'
import { oneFile } from '../one-file.ts'
import { Panel } from '../panel.tsx'
import { rowDrop } from '../row-drop.ts'
import { c } from '../tokens.ts'
import { usePages } from './pager.tsx'
import { PdfDe } from './pdf-de.tsx'
import { Table } from './table.ts'

type Archivo = Borrador['pdfsSueltos'][number]
type FacturaConPdf = Pick<Borrador['facturas'][number], 'id' | 'nombre' | 'orden' | 'cabecera' | 'pdf'>
export type PdfTableProps = {
  facturas: readonly FacturaConPdf[]
  /** PDFs that belong to no factura yet. */
  sueltos: readonly Archivo[]
  onFile: (file: File, cfdi: string) => void
  onTie: (cfdi: string, pdfId: string) => void
  onRemove: (pdfId: string) => void
}

/** One row per factura of the lote: its PDF, or that it is missing. A PDF can be dropped on its row. */
export function PdfTable({ facturas: todas, sueltos, onFile, onTie, onRemove }: PdfTableProps) {
  const facturas = todas.toSorted(
    (a, b) => Number(a.pdf !== null) - Number(b.pdf !== null) || a.orden - b.orden,
  )
  const { visibles, pager } = usePages(facturas)
  return (
    <Panel clip>
      <Block role="status" py={10} px={12} tone="texto2">
        {t.pdfsLigados({ hechos: facturas.filter(({ pdf }) => pdf !== null).length, total: facturas.length })}
        {sueltos.length === 0
          ? null
          : `. ${t.pdfsSueltos}: ${sueltos.map(({ nombre }) => nombre).join(', ')}`}
      </Block>
      {sueltos.length === 0 ? null : (
        <Row px={12} mb={10}>
          {/* As they go the next ones come. */}
          {sueltos.slice(0, 12).map(({ id, nombre }) => (
            <Button key={id} size="small" onClick={() => onRemove(id)}>
              {t.quitarPdf({ nombre })}
            </Button>
          ))}
        </Row>
      )}
      <Block scrollX>
        <Table aria-label={t.tablaPdf}>
          <thead>
            <tr>
              <th>{t.columnaFactura}</th>
              <th className="num">{t.columnaTotal}</th>
              <th>{t.columnaPdf}</th>
              <th>
                <Hidden>{interfaz.acciones}</Hidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {visibles.map((factura) => (
              <PdfRow
                key={factura.id}
                factura={factura}
                sueltos={sueltos}
                onFile={(file) => onFile(file, factura.id)}
                onTie={(pdfId) => onTie(factura.id, pdfId)}
                onRemove={onRemove}
              />
            ))}
          </tbody>
        </Table>
      </Block>
      {pager}
    </Panel>
  )
}

type PdfRowProps = {
  factura: FacturaConPdf
  sueltos: readonly Archivo[]
  onFile: (file: File) => void
  onTie: (pdfId: string) => void
  onRemove: (pdfId: string) => void
}
function PdfRow({ factura, sueltos, onFile, onTie, onRemove }: PdfRowProps) {
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const nombre = nombreDeFactura(factura.cabecera, factura.nombre)
  return (
    <tr {...rowDrop(setOver, oneFile(onFile))} className={look({ ground: over ? 'primarioTinte' : null })}>
      <Text as="td" oneLine>
        <b>{nombre}</b>
      </Text>
      <td className="num">
        <Money value={factura.cabecera?.total} currency={factura.cabecera?.moneda} />
      </td>
      <td>
        <PdfDe pdf={factura.pdf} />
      </td>
      <Text as="td" className="num" oneLine>
        {sueltos.length === 0 ? null : (
          <NativeSelect
            value=""
            inputProps={{ 'aria-label': t.ligarA({ nombre }) }}
            onChange={({ target }) => target.value !== '' && onTie(target.value)}
          >
            <option value="">{t.elegirPdf}</option>
            {sueltos.map((pdf) => (
              <option key={pdf.id} value={pdf.id}>
                {pdf.nombre}
              </option>
            ))}
          </NativeSelect>
        )}
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label={t.ligarA({ nombre })}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            target.value = ''
          }}
        />
        {factura.pdf === null ? (
          <Button size="small" onClick={() => input.current?.click()}>
            {t.elegirPdf}
          </Button>
        ) : (
          <IconButton
            size="small"
            aria-label={t.quitarPdf({ nombre: factura.pdf.nombre })}
            onClick={() => factura.pdf && onRemove(factura.pdf.id)}
          >
            <Icon name="cruz" size={16} color={c.texto2} />
          </IconButton>
        )}
      </Text>
    </tr>
  )
}
