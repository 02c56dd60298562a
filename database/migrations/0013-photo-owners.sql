-- Who a photo belongs to, by the last two segments of its URL: image requests look it up.
create index technicians_photo on technicians (substring("fotoURL" from '[^/]+/[^/]+$'));
create index job_photos_photo on job_photos (substring(url from '[^/]+/[^/]+$'));
