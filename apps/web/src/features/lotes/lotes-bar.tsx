import Button from '@mui/material/Button'
import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Bullets } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WhyButton } from '../../ui/why-button.tsx'
import { ValidarLote } from './rfc-tabs.tsx'

export type LeftOut = ProcesarRespuesta['noProcesados']
type LotesBarProps = {
  selection: SelectionApi<LoteFila>
  validates: boolean
  processed: boolean
  onProcess: (() => void) | undefined
  onLeftOut: (noProcesados: LeftOut) => void
}
/** What is done with the lotes that are chosen, beside their day and their download. */
export function LotesBar({ selection, validates, processed, onProcess, onLeftOut }: LotesBarProps) {
  return (
    <>
      {validates ? (
        <ValidarLote
          ids={selection.rows.map(({ id }) => id)}
          onDone={(noValidados, answered) => {
            onLeftOut(noValidados)
            if (answered) selection.drop?.(selection.rows.map(({ id }) => String(id)))
          }}
        />
      ) : null}
      {processed ? (
        <WhyButton variant="contained" startIcon={<Icon name="enviar" />} why={t.yaProcesados}>
          {t.procesarLotes}
        </WhyButton>
      ) : null}
      {onProcess === undefined ? null : (
        <Button variant="contained" startIcon={<Icon name="enviar" />} onClick={onProcess}>
          {t.procesarLotes}
        </Button>
      )}
    </>
  )
}

export const deleteEntry = (onClick: () => void) => ({
  text: t.eliminar,
  icon: 'basura' as const,
  danger: true,
  onClick,
})

/** Those that were not taken along, each with its reason. */
export function LeftOutNotice({ noProcesados }: { noProcesados: LeftOut }) {
  if (noProcesados.length === 0) return null
  return (
    <Block py={8} px={12}>
      <Notice tono="atencion" title={t.procesar.noSeEnviaran({ n: noProcesados.length })}>
        <Bullets>
          {noProcesados.map(({ id, nombre, motivo }) => (
            <li key={id}>{t.procesar.noEnviado({ nombre, motivo })}</li>
          ))}
        </Bullets>
      </Notice>
    </Block>
  )
}
