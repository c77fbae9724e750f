-- Households that the operator does not let in for a time, each as a salted hash.
ALTER TABLE house ADD COLUMN bans TEXT;
