import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import type { DiferenciaDeLibros, Instalacion, LibrosRespuesta } from '@valija/contract/instalacion.ts'
import { instalacionPantalla as t } from '@valija/contract/messages/instalacion-pantalla.ts'
import { useState } from 'react'
import { dinero, fechaHora } from '../../lib/formats.ts'
import { useWork } from '../../lib/use-work.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Quiet, Row, Text } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel, Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { instalacionQuery, noteCotejada, reconcileLibros } from './instalacion-calls.ts'

const Table = styled('table')({
  borderCollapse: 'collapse',
  width: '100%',
  minWidth: 720,
  '& th, & td': {
    padding: '6px 10px',
    textAlign: 'left',
    borderTop: `1px solid ${c.linea}`,
    fontWeight: 400,
  },
  '& thead th': { fontWeight: 600 },
})
const side = (uuid: string | null, importe: number | null): string =>
  [uuid, importe === null ? null : dinero(importe)].filter(Boolean).join(' · ') || '—'

function Diferencias({ filas }: { filas: readonly DiferenciaDeLibros[] }) {
  return (
    <Panel scrollX placed tabIndex={0} aria-label={t.libros}>
      <Table>
        <thead>
          <tr>
            {Object.values(t.columna).map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((d) => (
            <tr key={`${d.clase}${d.idLote}/${d.idFactura}`}>
              <th scope="row">{t.clase[d.clase]}</th>
              <td>{[d.lote, `#${d.idLote}`].filter(Boolean).join(' ')}</td>
              <td>{[d.factura, `#${d.idFactura}`].filter(Boolean).join(' ')}</td>
              <td>{side(d.uuid, d.importe)}</td>
              <td>{side(d.uuidAnt, d.importeAnt)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

/** 'Conciliar con ANT': what the two books do not share, and the word of who looked at it. */
export function Libros({ instalacion }: { instalacion: Instalacion }) {
  const client = useQueryClient()
  const [seen, setSeen] = useState<LibrosRespuesta | null>(null)
  const { busy, failure, run } = useWork()
  const [confirming, setConfirming] = useState(false)
  const compare = () => {
    setSeen(null)
    void run(() => reconcileLibros(setSeen))
  }
  const done = seen !== null && seen.siguiente === null
  const { restauradaEn, cotejadaEn } = instalacion
  return (
    <PaddedPanel aria-label={t.libros} stack gap={10}>
      <Text as="h2" m={0} size={16} weight={600}>
        {t.libros}
      </Text>
      <Quiet>{t.librosTexto}</Quiet>
      <Row align="stretch">
        <Button variant="outlined" loading={busy} onClick={compare}>
          {t.conciliar}
        </Button>
        {done && restauradaEn !== null && cotejadaEn === null ? (
          <Button variant="outlined" onClick={() => setConfirming(true)}>
            {t.cotejada}
          </Button>
        ) : null}
      </Row>
      {cotejadaEn === null ? null : <Quiet>{t.cotejadaHecha({ fecha: fechaHora(cotejadaEn) })}</Quiet>}
      <ErrorNotice error={failure} />
      {seen === null ? null : (
        <Notice tono={!done ? 'info' : seen.diferencias.length > 0 ? 'atencion' : 'neutro'}>
          {done ? t.comparado(seen) : t.comparando(seen)}{' '}
          {seen.diferencias.length > 0 ? `${t.diferencias({ cuantas: seen.diferencias.length })}. ` : null}
          {done && seen.diferencias.length === 0 ? `${t.sinDiferencias} ` : null}
          {seen.soloConocidos ? `${t.soloConocidos} ` : null}
          {seen.sinUuid > 0 ? t.sinUuid({ cuantas: seen.sinUuid }) : null}
        </Notice>
      )}
      {seen === null || seen.diferencias.length === 0 ? null : <Diferencias filas={seen.diferencias} />}
      {confirming ? (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title={t.cotejada}
          confirm={t.cotejada}
          onConfirm={async () => client.setQueryData(instalacionQuery.queryKey, await noteCotejada())}
        >
          {t.cotejadaTexto}
        </ConfirmDialog>
      ) : null}
    </PaddedPanel>
  )
}
