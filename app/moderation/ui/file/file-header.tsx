import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FileAccount } from '#moderation/domain/file.ts'
import { Avatar } from '#platform/ui/basics/avatar.tsx'
import { Icon } from '#platform/ui/basics/icon.tsx'
import { photoAt } from '#platform/ui/photo/photo-sources.ts'
import { monthText } from '#platform/wording/dates.ts'

interface FileHeaderProps {
  name: string
  account: FileAccount
  telefono: string
  fotoURL: string | null
  back: { readonly to: string; readonly text: string }
  badges: ReactNode
  acts: ReactNode
}

export function FileHeader({ name, account, telefono, fotoURL, back, badges, acts }: FileHeaderProps) {
  return (
    <>
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-petrol-600 hover:underline"
      >
        <Icon of="arrow-left" size={18} />
        {back.text}
      </Link>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-end gap-x-4 md:gap-x-6">
          <Avatar
            name={name}
            src={fotoURL && photoAt(fotoURL, 288, 288)}
            className="h-[5.75rem] w-21 self-start rounded-[2.625rem_2.625rem_0.625rem_0.625rem] text-[1.5rem] md:h-31 md:w-28 md:rounded-[3.5rem_3.5rem_0.875rem_0.875rem] md:row-span-2 md:text-[2rem]"
          />
          <h1 className="type-h1 wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <div className="min-w-0 max-md:col-span-full max-md:mt-2">
            <p className="mt-0.5 wrap-anywhere text-ink-600">
              {[account.email, telefono].filter(Boolean).join(' · ')}
            </p>
            <div className="mt-2.5 flex flex-wrap items-center gap-2">
              {badges}
              <span className="text-support text-ink-600 md:ml-1">
                Cuenta desde {monthText(account.since)}
              </span>
            </div>
          </div>
        </div>
        {acts}
      </div>
    </>
  )
}
