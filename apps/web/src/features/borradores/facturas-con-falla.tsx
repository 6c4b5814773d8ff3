import Button from '@mui/material/Button'
import type { FacturaBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { usePhone } from '../../lib/use-media.ts'
import { Panel } from '../../ui/panel.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { Money, Mono, Quiet } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'
import { useState } from 'react'
import { Pager, porPagina, Table } from '../../ui/facturas/factura-table.tsx'

/** The facturas that the layout or ANT hold back: found, expected and what to do, by factura. */
type FacturasConFallaProps = {
  facturas: readonly FacturaBorrador[]
  onReason: (cfdi: string, motivo: string) => Promise<unknown>
}
export function FacturasConFalla({ facturas, onReason }: FacturasConFallaProps) {
  const [explicando, setExplicando] = useState<{ id: string; que: string } | null>(null)
  const malas = facturas.filter((f) => (f.layout?.hallazgos.length ?? 0) > 0)
  const phone = usePhone()
  const [pedida, setPagina] = useState(0)
  const paginas = Math.max(1, Math.ceil(malas.length / porPagina))
  const pagina = Math.min(pedida, paginas - 1)
  if (malas.length === 0) return null
  return (
    <Panel style={{ overflowX: 'auto' }}>
      <Table aria-label={t.tablaFacturas}>
        <thead>
          <tr>
            <th>{t.columnaFactura}</th>
            {phone ? null : (
              <>
                <th>{t.columnaUuid}</th>
                <th className="num">{t.columnaTotal}</th>
                <th className="num">{t.sumaLayout}</th>
              </>
            )}
            <th>{t.columnaMotivo}</th>
          </tr>
        </thead>
        <tbody>
          {malas.slice(pagina * porPagina, (pagina + 1) * porPagina).map((f) => (
            <tr key={f.id}>
              <td style={{ whiteSpace: 'nowrap' }}>
                <b>{[f.cabecera?.serie, f.cabecera?.folio].filter(Boolean).join(' ') || f.nombre}</b>
              </td>
              {phone ? null : (
                <>
                  <td>
                    <Mono quiet>{f.cabecera?.uuid}</Mono>
                  </td>
                  <td className="num">
                    <Money value={f.cabecera?.total} currency={f.cabecera?.moneda} />
                  </td>
                  <td className="num">
                    <Money value={f.layout?.suma} currency={f.cabecera?.moneda} />
                    {f.layout?.sinPropinas ? <Quiet> {t.sinPropinas}</Quiet> : null}
                  </td>
                </>
              )}
              <td style={{ padding: '6px 10px' }}>
                {f.layout?.hallazgos.map((h) => (
                  <div key={h.codigo}>
                    {h.titulo}:{' '}
                    <span style={{ color: h.severidad === 'error' ? c.error : c.atencion }}>
                      {h.encontrado}
                    </span>
                    .{' '}
                    {h.esperado === null ? null : (
                      <>
                        {t.esperado}: <span style={{ color: c.ok }}>{h.esperado}</span>.{' '}
                      </>
                    )}
                    {h.remedio}{' '}
                    {h.codigo === 'reservaYaFacturada' ? (
                      <Button
                        size="small"
                        onClick={() => setExplicando({ id: f.id, que: h.encontrado ?? '' })}
                      >
                        {t.escribirMotivo}
                      </Button>
                    ) : null}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {paginas === 1 ? null : <Pager pagina={pagina} paginas={paginas} onPagina={setPagina} />}
      {explicando === null ? null : (
        <ReasonDialog
          title={t.reservaYaFacturada}
          save={(motivo) => onReason(explicando.id, motivo)}
          onClose={() => setExplicando(null)}
        >
          {explicando.que}
        </ReasonDialog>
      )}
    </Panel>
  )
}
