/** What the demonstration's administrator did, told from what became of it: moderated profiles and rejected reviews. */
export const INSERT_TRAIL = `
  insert into moderation_trail (at, "actorUid", act, "targetKind", "targetId", before, after, reason)
  select * from (
    select "updatedAt" as at, $1::text,
      case estado when 'publicado' then 'publish' when 'en_revision' then 'review' else 'block' end,
      'technician', uid,
      jsonb_build_object('publicado', estado = 'bloqueado', 'estado', null, 'verificado', verificado, 'deletedAt', "deletedAt"),
      jsonb_build_object('publicado', publicado, 'estado', estado, 'verificado', verificado, 'deletedAt', "deletedAt"),
      null
    from technicians where estado is not null
    union all
    select "rejectedAt", $1::text, 'reject', 'review', id::text,
      jsonb_build_object('aprobada', false, 'rejectedAt', null, 'rejectReason', null),
      jsonb_build_object('aprobada', false, 'rejectedAt', "rejectedAt", 'rejectReason', "rejectReason"),
      "rejectReason"
    from reviews_public where "rejectedAt" is not null
  ) as deeds order by at`
